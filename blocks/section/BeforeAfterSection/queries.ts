import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'

export type CaseChoice = { choose: 'newest' | 'picked'; ids: number[]; count: number }

export const queries = ({ choose, ids, count }: CaseChoice, { api }: QueryContext) => {
  const everybody = callQuery(api, 'GET /customer/before-afters', {
    query: choose === 'picked' ? { ids, pageSize: ids.length } : { pageSize: count },
  })
  return { everybody }
}
