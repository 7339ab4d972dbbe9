import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SearchResult } from '#schema/search.ts'
import { callQuery } from './call-query.ts'
import { useQueryContext } from './use-query-context.tsx'

/** Milliseconds after the last key before the API is asked. */
const pause = 200

/** What the search would find of treatments, events and doctors by what is typed so far; nothing where nothing is typed. */
export function useSearchSuggestions(typed: string): SearchResult | undefined {
  const { api } = useQueryContext()
  const keyword = typed.trim()
  const [sought, setSought] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSought(keyword), pause)
    return () => clearTimeout(timer)
  }, [keyword])
  const query = {
    keyword: sought,
    kinds: ['product' as const, 'event' as const, 'doctor' as const],
    pageSize: 4,
  }
  const { data } = useQuery({
    ...callQuery(api, 'GET /customer/search', { query }, { silent: true }),
    enabled: sought !== '',
    placeholderData: keepPreviousData,
  })
  return keyword === '' || sought === '' ? undefined : data
}
