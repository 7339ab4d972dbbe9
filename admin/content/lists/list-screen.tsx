import { callMutation, callQuery } from '#api/call-query.ts'
import { showToast } from '#ui/toast.tsx'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { josa } from 'es-hangul'
import { Download, Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Failure } from '#admin/kit/parts/failure.tsx'
import { IconButton } from '#admin/kit/parts/icon-button.tsx'
import { Pager, rangeText } from '#admin/kit/list/pager.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { Waiting } from '#admin/kit/parts/waiting.tsx'
import { Link } from '#admin/kit/parts/link.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { downloadCsv } from './download-csv.ts'
import { ImportDialog } from './import-dialog.tsx'
import { about, actions, count, head, nothing, screen, title } from '#admin/kit/list/list.styles.ts'
import { ListTable } from './list-table.tsx'
import { PeriodCalendar } from './period-calendar.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { listNotes } from './list-notes.ts'
import type { ResourceDeclaration } from './types.ts'
import { SavedViews, SaveView } from './saved-views.tsx'
import { useListQuery } from './use-list-query.ts'

/** The rows of a resource: found, sorted, put in order, changed together. */
export function ListScreen({ resource }: { resource: ResourceDeclaration }) {
  const { api } = useAdmin()
  const client = useQueryClient()
  const { state, query, pageSize, view, show, change } = useListQuery(resource)
  const Note = listNotes[resource.name]
  const params = { resource: resource.name }
  const list = useQuery({
    ...callQuery(api, 'GET /admin/{resource}', { params, query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [isImporting, setImporting] = useState(false)
  const refresh = () => client.invalidateQueries({ queryKey: ['GET /admin/{resource}', { params }] })
  const order = useMutation({
    ...callMutation(api, 'POST /admin/{resource}/order'),
    onSettled: refresh,
    onError: (error) => showToast(error.message, { kind: 'error' }),
  })

  if (list.error && !list.data) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  const rows = list.data?.rows ?? []
  const all = list.data?.count ?? 0
  const canOrder =
    resource.list.isOrdered &&
    resource.can.write &&
    state.search === '' &&
    state.sort === resource.list.defaultSort
  const move = (id: number, by: -1 | 1) => {
    const ids = rows.map((row) => row.id)
    const from = ids.indexOf(id)
    ids.splice(from + by, 0, ...ids.splice(from, 1))
    order.mutate({ params, body: { ids } })
  }
  return (
    <main className={screen()}>
      <header className={head()}>
        <h1 className={title()}>
          {resource.title}
          {list.data && <span className={count()}>{all.toLocaleString('ko-KR')}</span>}
        </h1>
        <ListActions resource={resource} query={query} onImport={() => setImporting(true)} />
        <p className={about()}>{resource.description}</p>
        {Note && <Note listedAt={list.dataUpdatedAt} />}
      </header>
      <ListToolbar resource={resource} state={state} onChange={change}>
        <SaveView list={resource.name} current={view} />
      </ListToolbar>
      <SavedViews list={resource.name} current={view} onShow={show} />
      {selected.size > 0 && (
        <BulkBar
          resource={resource}
          ids={[...selected]}
          onDone={() => {
            setSelected(new Set())
            void refresh()
          }}
          onClear={() => setSelected(new Set())}
        />
      )}
      {!list.data ? (
        <Waiting label={`${josa(resource.title, '을/를')} 불러오는 중`} />
      ) : rows.length === 0 ? (
        <NothingFound resource={resource} state={state} onChange={change} />
      ) : state.month !== '' ? (
        <PeriodCalendar
          resource={resource}
          month={state.month}
          rows={rows}
          onChange={(month) => change({ month })}
        />
      ) : (
        <ListTable
          resource={resource}
          rows={rows}
          sort={state.sort}
          onSort={(sort) => change({ sort })}
          selected={selected}
          onSelect={setSelected}
          {...(canOrder && { onMove: move })}
        />
      )}
      <Pager page={state.page} pages={Math.ceil(all / pageSize)} onPage={(page) => change({ page })}>
        {rangeText(state.page, pageSize, all)}
      </Pager>
      {isImporting && (
        <ImportDialog resource={resource} onClose={() => setImporting(false)} onDone={() => void refresh()} />
      )}
    </main>
  )
}

type ListQuery = ReturnType<typeof useListQuery>

type ListActionsProps = {
  resource: ResourceDeclaration
  query: ListQuery['query']
  onImport: () => void
}

function ListActions({ resource, query, onImport }: ListActionsProps) {
  const { api } = useAdmin()
  return (
    <div className={actions()}>
      <IconButton
        label="CSV로 내려받기"
        icon={Download}
        onClick={() =>
          void downloadCsv(api, resource, query).catch((error: Error) => showToast(error.message))
        }
      />
      {resource.can.write && (
        <>
          <IconButton label="CSV로 올리기" icon={Upload} onClick={onImport} />
          <Link to={`/content/${resource.name}/new`} className={button({ look: 'primary' })}>
            <Plus size={15} aria-hidden /> 새로 만들기
          </Link>
        </>
      )}
    </div>
  )
}

type NothingFoundProps = {
  resource: ResourceDeclaration
  state: ListQuery['state']
  onChange: ListQuery['change']
}

/** In place of a list that has no rows, or none that are looked for. */
function NothingFound({ resource, state, onChange }: NothingFoundProps) {
  const isFiltered = state.search !== '' || state.status !== '' || Object.values(state.filters).some(Boolean)
  return (
    <div className={nothing()}>
      <p>
        {isFiltered
          ? '찾는 것이 없습니다. 검색어나 필터를 바꿔 보세요.'
          : `아직 ${josa(resource.title, '이/가')} 없습니다.`}
      </p>
      {isFiltered ? (
        <button
          type="button"
          className={button()}
          onClick={() =>
            onChange({
              search: '',
              status: '',
              filters: Object.fromEntries(Object.keys(state.filters).map((name) => [name, ''])),
            })
          }
        >
          모두 보기
        </button>
      ) : (
        resource.can.write && (
          <Link to={`/content/${resource.name}/new`} className={button()}>
            처음 것 만들기
          </Link>
        )
      )}
    </div>
  )
}
