import { rowStatuses, type ResourceDeclaration, type RowStatus } from '#schema/resource.ts'
import { useSearchParams } from 'react-router-dom'

export const pageSize = 50

/** Search, filters, order and page of a list. They stand in the address, so that reloading and going back keep them. */
export type ListState = {
  search: string
  sort: string
  status: RowStatus | ''
  page: number
  filters: Record<string, string>
}

export function useListQuery(resource: ResourceDeclaration): {
  state: ListState
  /** As the API is asked. */
  query: Record<string, string>
  change: (values: Partial<Omit<ListState, 'filters'>> & { filters?: Record<string, string> }) => void
} {
  const [params, setParams] = useSearchParams()
  const status = params.get('status') ?? ''
  const state: ListState = {
    search: params.get('search') ?? '',
    sort: params.get('sort') ?? resource.list.defaultSort,
    status: (rowStatuses as readonly string[]).includes(status) ? (status as RowStatus) : '',
    page: Math.max(1, Number(params.get('page')) || 1),
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
  return {
    state,
    query: { ...toParams(state), pageSize: String(pageSize) },
    change: (values) =>
      setParams(
        toParams({ ...state, page: 1, ...values, filters: { ...state.filters, ...values.filters } }),
        {
          replace: true,
        },
      ),
  }
}
