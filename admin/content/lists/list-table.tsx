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
  const { rowDrafts } = useAdmin()
  const drafts = useStore(rowDrafts, ({ rows: kept }) => kept)
  const { columns } = resource.list
  const naming = columns.find(({ kind }) => kind === 'text')
  const isAlone =
    resource.statuses.length <= 1 && columns.every((one) => one === naming || one.kind === 'image')
  const areAll = rows.every(({ id }) => selected.has(id))
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
                <input
                  type="checkbox"
                  className={tick()}
                  aria-label="전체 선택"
                  checked={areAll}
                  ref={(element) => {
                    if (element) element.indeterminate = !areAll && rows.some(({ id }) => selected.has(id))
                  }}
                  onChange={(event) =>
                    toggle(
                      rows.map(({ id }) => id),
                      event.target.checked,
                    )
                  }
                />
              </th>
            )}
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
            {onMove && (
              <th scope="col" className={headCell({ extra: true, ordering: true })}>
                차례
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id} className={line({ selected: selected.has(row.id) })}>
              {canSelect && (
                <td className={cell({ narrow: true })}>
                  <input
                    type="checkbox"
                    className={tick()}
                    aria-label={`${row.title} 선택`}
                    checked={selected.has(row.id)}
                    onChange={(event) => toggle([row.id], event.target.checked)}
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
                  {column === naming ? (
                    <Link to={`/content/${resource.name}/${row.id}`} className={nameLink()}>
                      <Cell column={column} value={row.values[column.name]} />
                      {drafts[rowKey(resource.name, row.id)] && <span className={quiet()}> · 저장 전</span>}
                    </Link>
                  ) : (
                    <Cell
                      column={column}
                      value={row.values[column.name]}
                      names={namesOf(resource.jsonSchema, column.name)}
                    />
                  )}
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
                    disabled={index === 0}
                    onClick={() => onMove(row.id, -1)}
                  />
                  <IconButton
                    label={`${row.title} 아래로`}
                    icon={ArrowDown}
                    disabled={index === rows.length - 1}
                    onClick={() => onMove(row.id, 1)}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
