import { useQueryContext } from '#api/use-query-context.tsx'
import type { SearchGroup } from '#schema/search.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Group, mostRows } from './group.tsx'
import { searchQuery } from './queries.ts'

const step = 20

/** All that was found of one kind, twenty at first and twenty more each time. `first` is shown until they have come. */
export function OneKind({ keyword, first }: { keyword: string; first: SearchGroup }) {
  const { api } = useQueryContext()
  const [pageSize, setPageSize] = useState(step)
  const { data, isFetching } = useQuery({
    ...searchQuery(api, { keyword, kinds: [first.kind], pageSize }),
    enabled: first.count > first.rows.length,
    placeholderData: (previous) => previous,
  })
  return (
    <Group
      group={data?.groups[0] ?? first}
      isLoading={isFetching}
      moreLabel="더 보기"
      onMore={() => setPageSize((size) => Math.min(size + step, mostRows))}
    />
  )
}
