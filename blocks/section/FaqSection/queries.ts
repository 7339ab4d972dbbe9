import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'

export type FaqChoice = {
  choose: 'first' | 'group' | 'picked'
  group?: string | undefined
  ids: number[]
  count: number
}

export const queries = ({ choose, group, ids, count }: FaqChoice, { api }: QueryContext) => ({
  faqs: callQuery(api, 'GET /customer/faqs', {
    query: {
      pageSize: choose === 'picked' ? ids.length : count,
      ...(choose === 'picked' && { ids }),
      ...(choose === 'group' && group && { groupName: group }),
    },
  }),
})
