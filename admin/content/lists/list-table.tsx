import { ArrowDown, ArrowUp, ChevronDown, ChevronUp } from 'lucide-react'
import { useStore } from 'zustand'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { asSchema, type JsonSchema } from '#admin/kit/form/data/json-schema.ts'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import { StatusMark } from '#admin/kit/parts/status-mark.tsx'
import { Link } from '#admin/kit/parts/link.tsx'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { Cell } from './cell.tsx'
import { cell, headCell, line, nameLink, quiet, table, tableBox, tick } from '#admin/kit/list/list.styles.ts'
import { rowKey } from '#admin/kit/drafts/row-drafts.ts'
import type { Column, ResourceDeclaration, ResourceRow } from './types.ts'

type ListTableProps = {
  resource: ResourceDeclaration
  rows: ResourceRow[]
  sort: string
  onSort: (sort: string) => void
  selected: ReadonlySet<number>
  onSelect: (ids: ReadonlySet<number>) => void
  /** Puts a row one place up or down. Without it there are no buttons for that. */
  onMove?: (id: number, by: -1 | 1) => void
}

const isNumeric = ({ kind }: Column) => kind === 'number' || kind === 'price'

/** Source of the names that a field's texts are chosen from, where there is one. */
function namesOf(schema: JsonSchema, field: string): string | undefined {
  const of = asSchema(schema.properties?.[field])
  return of?.names ?? asSchema(of?.items)?.names
}

/** Columns that a narrow screen leaves out: all but name, price, day or moment, and status. */
const isExtra = (columns: Column[], column: Column, naming: Column | undefined) =>
  column !== naming && column !== columns.find(({ kind }) => ['price', 'moment', 'day'].includes(kind))

export function ListTable({ resource, rows, sort, onSort, selected, onSelect, onMove }: ListTableProps) {
  const { columns } = resource.list
  const naming = columns.find(({ kind }) => kind === 'text')
  const toggle = (ids: number[], isOn: boolean) => {
    const next = new Set(selected)
    for (const id of ids) {
      if (isOn) next.add(id)
      else next.delete(id)
    }
    onSelect(next)
  }
  const canSelect = resource.can.write && (resource.canHide || resource.can.remove)
  return (
    <div className={tableBox()}>
      <table className={table()}>
        <thead>
          <tr>
            {canSelect && (
              <th scope="col" className={headCell()}>
                <TickAll rows={rows} selected={selected} onTick={toggle} />
              </th>
            )}
            <HeadCells resource={resource} naming={naming} sort={sort} onSort={onSort} isOrdered={!!onMove} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <ListLine
              key={row.id}
              resource={resource}
              row={row}
              naming={naming}
              isSelected={selected.has(row.id)}
              {...(canSelect && { onSelect: (isOn) => toggle([row.id], isOn) })}
              {...(onMove && {
                onMove: (by) => onMove(row.id, by),
                isFirst: index === 0,
                isLast: index === rows.length - 1,
              })}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type TickAllProps = Pick<ListTableProps, 'rows' | 'selected'> & {
  onTick: (ids: number[], isOn: boolean) => void
}

/** Selects every row that is shown, or none. */
function TickAll({ rows, selected, onTick }: TickAllProps) {
  const ids = rows.map(({ id }) => id)
  const areAll = ids.every((id) => selected.has(id))
  return (
    <input
      type="checkbox"
      className={tick()}
      aria-label="전체 선택"
      checked={areAll}
      ref={(element) => {
        if (element) element.indeterminate = !areAll && ids.some((id) => selected.has(id))
      }}
      onChange={(event) => onTick(ids, event.target.checked)}
    />
  )
}

type ListLineProps = {
  resource: ResourceDeclaration
  row: ResourceRow
  /** The column that names the row. */
  naming: Column | undefined
  isSelected: boolean
  /** Selection, in a list whose rows can be selected. */
  onSelect?: (isOn: boolean) => void
  /** Order, in a list whose rows have one. */
  onMove?: (by: -1 | 1) => void
  isFirst?: boolean
  isLast?: boolean
}

function ListLine(props: ListLineProps) {
  const { resource, row, naming, isSelected, onSelect, onMove, isFirst, isLast } = props
  const { columns } = resource.list
  const isAlone =
    resource.statuses.length <= 1 && columns.every((one) => one === naming || one.kind === 'image')
  return (
    <tr className={line({ selected: isSelected })}>
      {onSelect && (
        <td className={cell({ narrow: true })}>
          <input
            type="checkbox"
            className={tick()}
            aria-label={`${row.title} 선택`}
            checked={isSelected}
            onChange={(event) => onSelect(event.target.checked)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.name}
          className={cell({
            numeric: isNumeric(column),
            naming: column === naming && !isAlone,
            alone: column === naming && isAlone,
            extra: isExtra(columns, column, naming),
            picture: column.kind === 'image',
          })}
        >
          <Value resource={resource} row={row} column={column} isNaming={column === naming} />
        </td>
      ))}
      {resource.statuses.length > 1 && (
        <td className={cell({ status: true })}>
          <StatusMark status={row.status} />
        </td>
      )}
      {onMove && (
        <td className={cell({ extra: true, ordering: true })}>
          <IconButton
            label={`${row.title} 위로`}
            icon={ArrowUp}
            disabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={`${row.title} 아래로`}
            icon={ArrowDown}
            disabled={isLast}
            onClick={() => onMove(1)}
          />
        </td>
      )}
    </tr>
  )
}

type ValueProps = { resource: ResourceDeclaration; row: ResourceRow; column: Column; isNaming: boolean }

/** Value of a row in a column; in the column that names the row, a link to its form. */
function Value({ resource, row, column, isNaming }: ValueProps) {
  const { rowDrafts } = useAdmin()
  const drafts = useStore(rowDrafts, ({ rows: kept }) => kept)
  const value = row.values[column.name]
  if (!isNaming)
    return <Cell column={column} value={value} names={namesOf(resource.jsonSchema, column.name)} />
  return (
    <Link to={`/content/${resource.name}/${row.id}`} className={nameLink()}>
      <Cell column={column} value={value} />
      {drafts[rowKey(resource.name, row.id)] && <span className={quiet()}> · 저장 전</span>}
    </Link>
  )
}

type HeadCellsProps = Pick<ListTableProps, 'resource' | 'sort' | 'onSort'> & {
  naming: Column | undefined
  isOrdered: boolean
}

function HeadCells({ resource, naming, sort, onSort, isOrdered }: HeadCellsProps) {
  const { columns } = resource.list
  return (
    <>
      {columns.map((column) => (
        <SortableHead
          key={column.name}
          column={column}
          sort={sort}
          onSort={onSort}
          isExtra={isExtra(columns, column, naming)}
        />
      ))}
      {resource.statuses.length > 1 && (
        <th scope="col" className={headCell()}>
          상태
        </th>
      )}
      {isOrdered && (
        <th scope="col" className={headCell({ extra: true, ordering: true })}>
          차례
        </th>
      )}
    </>
  )
}

type SortableHeadProps = {
  column: Column
  sort: string
  onSort: (sort: string) => void
  isExtra: boolean
}

function SortableHead({ column, sort, onSort, isExtra: extra }: SortableHeadProps) {
  const isUp = sort === column.name
  const isDown = sort === `-${column.name}`
  const Arrow = isDown ? ChevronDown : ChevronUp
  return (
    <th
      scope="col"
      className={headCell({ numeric: isNumeric(column), extra })}
      {...(column.isSortable && { 'aria-sort': isUp ? 'ascending' : isDown ? 'descending' : 'none' })}
    >
      {column.isSortable ? (
        <button type="button" onClick={() => onSort(isUp ? `-${column.name}` : column.name)}>
          {column.title}
          {(isUp || isDown) && <Arrow size={13} aria-hidden />}
        </button>
      ) : column.kind === 'image' ? (
        <span className={visuallyHidden()}>{column.title}</span>
      ) : (
        column.title
      )}
    </th>
  )
}
