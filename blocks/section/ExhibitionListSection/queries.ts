import { callQuery } from '#api/call-query.ts'
import type { QueryContext } from '#api/query-context.ts'

/** The page that the address asks for. */
export const pageOf = ({ search }: Pick<QueryContext, 'search'>) =>
  /^[1-9]\d{0,4}$/.test(search.page ?? '') ? Number(search.page) : 1

export const queries = ({ pageSize }: { pageSize: number }, context: QueryContext) => ({
  exhibitions: callQuery(context.api, 'GET /customer/exhibitions', {
    query: { page: pageOf(context), pageSize },
  }),
})
