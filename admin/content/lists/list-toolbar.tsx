import { callQuery } from '#api/call-query.ts'
import { useQuery } from '@tanstack/react-query'
import type { PropsWithChildren } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { SearchBox } from '#admin/kit/list/search-box.tsx'
import { Select } from '#admin/kit/parts/select.tsx'
import { statusNames } from '#admin/kit/parts/status-mark.tsx'
import { toolbar } from '#admin/kit/list/list.styles.ts'
import { ViewSwitch } from './view-switch.tsx'
import type { ResourceDeclaration } from './types.ts'
import type { ListState, useListQuery } from './use-list-query.ts'

type ListToolbarProps = PropsWithChildren<{
  resource: ResourceDeclaration
  state: ListState
  onChange: ReturnType<typeof useListQuery>['change']
}>

/** Search by any part of the text or initial consonants, the status, the filters of the resource, and what is done with them. */
export function ListToolbar({ resource, state, onChange, children }: ListToolbarProps) {
  return (
    <div className={toolbar()} role="search">
      <SearchBox
        label={`${resource.title} 검색`}
        value={state.search}
        onSearch={(search) => onChange({ search })}
      />
      {resource.statuses.length > 1 && (
        <Select
          label="상태"
          value={state.status}
          isSet={state.status !== ''}
          options={[
            { value: '', label: '모든 상태' },
            ...resource.statuses.map((status) => ({ value: status, label: statusNames[status] })),
          ]}
          onChange={(status) => onChange({ status: status as ListState['status'] })}
        />
      )}
      {resource.list.filters.map((filter) => (
        <FilterSelect
          key={filter.name}
          filter={filter}
          value={state.filters[filter.name] ?? ''}
          onChange={(value) => onChange({ filters: { [filter.name]: value } })}
        />
      ))}
      {children}
      {resource.period && <ViewSwitch month={state.month} onChange={(month) => onChange({ month })} />}
    </div>
  )
}

type FilterSelectProps = {
  filter: ResourceDeclaration['list']['filters'][number]
  value: string
  onChange: (value: string) => void
}

function FilterSelect({ filter, value, onChange }: FilterSelectProps) {
  const { api } = useAdmin()
  const choices = useQuery({
    ...callQuery(api, 'GET /admin/choices/{source}', {
      params: { source: filter.references ?? '' },
      query: {},
    }),
    enabled: filter.references !== null,
  })
  const options = filter.references
    ? (choices.data?.rows ?? []).map(({ id, label }) => ({ value: String(id), label }))
    : Object.entries(filter.labels ?? {}).map(([key, label]) => ({ value: key, label }))
  return (
    <Select
      label={filter.title}
      value={value}
      isSet={value !== ''}
      options={[{ value: '', label: `모든 ${filter.title}` }, ...options]}
      onChange={onChange}
    />
  )
}
