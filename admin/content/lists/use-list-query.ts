import { rowStatuses } from '#schema/plain/row-statuses.ts'
import type { ResourceDeclaration, RowStatus } from '#schema/resource.ts'
import { useSearchParams } from 'react-router-dom'

/** Rows of a page of a list, and of a month: as many as the API gives at once. */
const rowsOfPage = { list: 50, month: 100 }

/** Search, filters, order and page of a list. They stand in the address, so that reloading and going back keep them. */
export type ListState = {
  search: string
  sort: string
  status: RowStatus | ''
  page: number
  filters: Record<string, string>
  /** The month whose periods are looked at, as `2026-11`; `''`: the list. */
  month: string
}

export function useListQuery(resource: ResourceDeclaration): {
  state: ListState
  /** Query of the API call. */
  query: Record<string, string>
  pageSize: number
  /** Search, filters and order as a query string; `''` for those that the list opens with. */
  view: string
  show: (view: string) => void
  change: (values: Partial<Omit<ListState, 'filters'>> & { filters?: Record<string, string> }) => void
} {
  const [params, setParams] = useSearchParams()
  const status = params.get('status') ?? ''
  const month = params.get('month') ?? ''
  const state: ListState = {
    search: params.get('search') ?? '',
    sort: params.get('sort') ?? resource.list.defaultSort,
    status: (rowStatuses as readonly string[]).includes(status) ? (status as RowStatus) : '',
    page: Math.max(1, Number(params.get('page')) || 1),
    month: resource.period && /^\d{4}-\d{2}$/.test(month) ? month : '',
    filters: Object.fromEntries(resource.list.filters.map(({ name }) => [name, params.get(name) ?? ''])),
  }
  const toParams = ({ filters, page, ...values }: ListState): Record<string, string> =>
    Object.fromEntries(
      Object.entries({
        ...values,
        ...filters,
        sort: values.sort === resource.list.defaultSort ? '' : values.sort,
        page: page > 1 ? String(page) : '',
      }).filter(([, value]) => value !== ''),
    )
  const pageSize = state.month === '' ? rowsOfPage.list : rowsOfPage.month
  return {
    state,
    query: { ...toParams({ ...state, month: '' }), pageSize: String(pageSize) },
    pageSize,
    view: new URLSearchParams(toParams({ ...state, page: 1, month: '' })).toString(),
    show: (view) => setParams(view),
    change: (values) =>
      setParams(
        toParams({ ...state, page: 1, ...values, filters: { ...state.filters, ...values.filters } }),
        {
          replace: true,
        },
      ),
  }
}
