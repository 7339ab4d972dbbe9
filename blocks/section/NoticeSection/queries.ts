import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'

export type NoticeChoice = {
  choose: 'newest' | 'category' | 'picked'
  category?: string | undefined
  ids: number[]
  count: number
}

export const queries = ({ choose, category, ids, count }: NoticeChoice, { api }: QueryContext) => ({
  notices: callQuery(api, 'GET /customer/notices', {
    query: {
      pageSize: choose === 'picked' ? ids.length : count,
      ...(choose === 'picked' && { ids }),
      ...(choose === 'category' && category && { category }),
    },
  }),
})
