import { callQuery } from '#api/call-query.ts'
import { getCustomerQueryOptions } from '#api/queries/get-customer.ts'
import type { QueryContext } from '#api/query-context.ts'

export const queries = (_data: unknown, { api }: QueryContext) => ({
  terms: callQuery(api, 'GET /terms'),
  customer: getCustomerQueryOptions(api),
  sites: callQuery(api, 'GET /social-sites'),
})

/** Places in which the member is signed in. */
export const sessionsQuery = ({ api }: Pick<QueryContext, 'api'>) =>
  callQuery(api, 'GET /customers/this/sessions', undefined, { personal: true })

/** Accounts of other sites that sign the member in. */
export const socialQuery = ({ api }: Pick<QueryContext, 'api'>) =>
  callQuery(api, 'GET /customers/this/social-accounts', undefined, { personal: true })

/** Counts the bookings ahead, which somebody who leaves has to know. */
export const upcomingQuery = ({ api }: Pick<QueryContext, 'api'>) =>
  callQuery(
    api,
    'GET /customer/reservations',
    { query: { period: 'upcoming', pageSize: 1 } },
    { personal: true },
  )
