import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'
import { rowNumber } from '#ui/page-address.ts'

/** The version that the address asks for, of the first hundred thousand; else the one in force. */
const versionOf = (value: string | undefined) => {
  const version = rowNumber(value)
  return version !== undefined && version <= 100_000 ? version : undefined
}

export const queries = ({ code }: { code: string }, { api, search }: QueryContext) => {
  const version = versionOf(search.version)
  return {
    term: callQuery(api, 'GET /term', {
      query: { termTitle: code, ...(version !== undefined && { version }) },
    }),
  }
}
