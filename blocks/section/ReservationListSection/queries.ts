import { callQuery } from '#api/call-query.ts'
import type { ApiClient, CallOutput } from '#api/client.ts'
import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import type { QueryContext } from '#api/query-context.ts'
import type { ReviewPlaces } from '#schema/link.ts'
import type { Reservation } from '#schema/reservations.ts'
import { queryOptions } from '@tanstack/react-query'

export const pageSize = 10

export const periodOf = ({ search }: Pick<QueryContext, 'search'>) =>
  search.period === 'past' ? ('past' as const) : ('upcoming' as const)
export const pageOf = ({ search }: Pick<QueryContext, 'search'>) =>
  /^[1-9]\d{0,3}$/.test(search.page ?? '') ? Number(search.page) : 1
/** The reservation that the path opens. */
export const openedOf = ({ params }: Pick<QueryContext, 'params'>) =>
  /^[1-9]\d{0,8}$/.test(params.reservationId ?? '') ? Number(params.reservationId) : null

export const queries = (_data: unknown, { api }: QueryContext) => ({ partner: getPartnerQueryOptions(api) })

/** Bookings are somebody's own: asked in the browser, of who is signed in. */
const personal = { personal: true }

export const listQuery = (context: QueryContext) =>
  callQuery(
    context.api,
    'GET /customer/reservations',
    { query: { period: periodOf(context), page: pageOf(context), pageSize } },
    personal,
  )

export const waitingsQuery = (api: ApiClient) => callQuery(api, 'GET /customer/waitings', {}, personal)

export const consultationsQuery = (api: ApiClient) =>
  callQuery(api, 'GET /customer/consultations', { query: { pageSize: 20 } }, personal)

/** Proof of a guest's booking: its number with the phone, or a link to it. */
export type GuestKey = { phone: string; code: string } | { linkToken: string }
export type GuestReservation = CallOutput<'POST /guest/reservations/lookup'>

export const guestReservationQuery = (api: ApiClient, key: GuestKey) =>
  queryOptions({
    queryKey: ['POST /guest/reservations/lookup', key],
    queryFn: ({ signal }) => api.request('POST /guest/reservations/lookup', { body: key, signal }),
    meta: personal,
  })

export const reservationQuery = (api: ApiClient, reservationId: number) =>
  callQuery(api, 'GET /customer/reservations/{reservationId}', { params: { reservationId } }, personal)

/** Places where a visit may be written about, of a member's booking or of a guest's. Without an answer nothing is said. */
export const reviewPlacesQuery = (api: ApiClient, { id, languageCode }: Reservation, key?: GuestKey) =>
  queryOptions<ReviewPlaces>({
    queryKey: ['GET /customer/review-urls', id, languageCode, key],
    queryFn: ({ signal }) =>
      key
        ? api.request('POST /guest/review-urls', { body: { ...key, languageCode }, signal })
        : api.request('GET /customer/review-urls', { query: { reservationId: id, languageCode }, signal }),
    meta: { ...personal, silent: true },
  })
