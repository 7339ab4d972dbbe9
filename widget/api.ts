import type { ApiClient, CallInput, CallOutput } from '#api/client.ts'

/**
 * Every call of the API that the widget makes, in the order of a booking. `guestId` is asked for with the first hold: it
 * bounds how many times a guest holds, and names the cart that a booking comes from.
 */
export const createWidgetApi = (api: ApiClient, guestId: () => string) => ({
  customer: (signal?: AbortSignal) => api.request('GET /customers/this', { signal }),
  signIn: (body: CallInput<'POST /api/signin'>['body']) => api.request('POST /api/signin', { body }),

  categories: (signal: AbortSignal) => api.request('GET /v2/product-categories', { query: {}, signal }),
  events: (signal: AbortSignal) => api.request('GET /event/title', { query: {}, signal }),
  products: (query: ProductQuery, signal: AbortSignal) =>
    query.eventId
      ? api.request('GET /v2/event/products', {
          query: {
            eventId: query.eventId,
            page: query.page,
            ...(query.keyword && { keyword: query.keyword }),
          },
          signal,
        })
      : api.request('GET /v2/products', { query, signal }),
  product: (id: number, signal: AbortSignal) =>
    api.request('GET /v2/products/{id}', { params: { id }, query: {}, signal }),
  /** Asks what booking these options would mean: names, prices of today, minutes, and who confirms. */
  quote: (items: readonly Item[], signal: AbortSignal) =>
    api.request('GET /customer/reservation-confirm', { query: itemsQuery(items), signal }),
  /** Asks what a request to be called must be agreed to. */
  consultationQuote: (signal: AbortSignal) =>
    api.request('GET /customer/reservation-confirm', { query: { isConsultation: 'true' }, signal }),
  consult: (body: ConsultInput) => api.request('POST /customer/consultations', { body }),

  doctors: (items: readonly Item[], signal: AbortSignal) =>
    api.request('GET /partner-employee-schedules/employees', { query: itemsQuery(items), signal }),
  days: (query: SlotQuery, from: string, to: string, signal: AbortSignal) =>
    api.request('GET /partner-schedules/available-dates', { query: { ...toQuery(query), from, to }, signal }),
  times: (query: SlotQuery, day: string, signal: AbortSignal) =>
    api.request('GET /partner-schedules/time', { query: { ...toQuery(query), day }, signal }),
  hold: (slot: HoldInput) =>
    api.request('POST /customer/reservation-holds', {
      body: slot,
      headers: { 'guest-id': guestId() },
    }),
  release: (holdToken: string) => api.request('DELETE /customer/reservation-holds', { query: { holdToken } }),

  sendCode: (phone: string) => api.request('POST /guest/phone-codes', { body: { phone } }),
  verifyCode: (phone: string, code: string) =>
    api.request('POST /guest/phone-codes/verify', { body: { phone, code } }),
  reserve: (body: ReserveInput, idempotencyKey: string) =>
    api.request('POST /customer/reservations', {
      body,
      headers: { 'idempotency-key': idempotencyKey, 'guest-id': guestId() },
    }),

  /** Takes a place in the line for a day that is full. */
  wait: (body: WaitInput) => api.request('POST /customer/waitings', { body }),
  waiting: (linkToken: string, signal: AbortSignal) =>
    api.request('POST /guest/waitings/lookup', { body: { linkToken }, signal }),
  /** Books the time that is kept for who waits. */
  acceptOffer: (linkToken: string, agreements: ReserveInput['agreements']) =>
    api.request('POST /guest/waitings/accept', { body: { linkToken, agreements } }),
  stopWaiting: (linkToken: string) => api.request('POST /guest/waitings/withdraw', { body: { linkToken } }),
  myWaitings: (signal: AbortSignal) => api.request('GET /customer/waitings', { signal }),

  myReservations: (signal: AbortSignal) =>
    api.request('GET /customer/reservations', { query: { pageSize: 50 }, signal }),
  myReservation: (reservationId: number) =>
    api.request('GET /customer/reservations/{reservationId}', { params: { reservationId } }),
  /** Asks what a proven phone has ahead. */
  reservationsAhead: (phone: string, phoneProof: string) =>
    api.request('POST /guest/reservations/ahead', { body: { phone, phoneProof } }),
  findReservation: (proof: GuestProof) => api.request('POST /guest/reservations/lookup', { body: proof }),
  change: (known: KnownReservation, change: Change) =>
    known.proof
      ? api.request('PUT /guest/reservations', { body: { ...known.proof, ...change } })
      : api.request('PUT /customer/reservations/{reservationId}', {
          params: { reservationId: known.id },
          body: change,
        }),
  cancel: (known: KnownReservation, reason: string) =>
    known.proof
      ? api.request('POST /guest/reservations/cancel', { body: { ...known.proof, reason } })
      : api.request('POST /customer/reservations/{reservationId}/cancel', {
          params: { reservationId: known.id },
          body: { reason },
        }),
  /** The reservation as an `.ics` file. */
  calendarFile: (known: KnownReservation) =>
    known.proof
      ? api.request('POST /guest/reservations/calendar', { body: known.proof })
      : api.request('GET /customer/reservations/{reservationId}/calendar', {
          params: { reservationId: known.id },
        }),
  /** Places where the visit may be written about. */
  reviewPlaces: (known: KnownReservation, signal: AbortSignal) =>
    known.proof
      ? api.request('POST /guest/review-urls', { body: known.proof, signal })
      : api.request('GET /customer/review-urls', { query: { reservationId: known.id }, signal }),
})

export type WidgetApi = ReturnType<typeof createWidgetApi>

/** Query of free times. A guest who moves a booking proves by `changeToken` that it is theirs. */
export type SlotQuery = {
  items: readonly Item[]
  employeeId: number | null
  holdToken?: string | undefined
  moving?: { reservationId: number; changeToken?: string | undefined } | undefined
}
export type ProductQuery = { keyword?: string; categoryId?: number; eventId?: number; page?: number }
/** A number and a booking's code, or the link that was sent. */
export type GuestProof = { phone: string; code: string } | { linkToken: string }
/** A reservation and, of a guest's, what proves that it is theirs. */
export type KnownReservation = { id: number; proof?: GuestProof | undefined }

export type ReserveInput = CallInput<'POST /customer/reservations'>['body']
export type ConsultInput = CallInput<'POST /customer/consultations'>['body']
export type WaitInput = CallInput<'POST /customer/waitings'>['body']
export type HoldInput = CallInput<'POST /customer/reservation-holds'>['body']
export type Change = CallInput<'PUT /customer/reservations/{reservationId}'>['body']
/** An option to book, and how many times over. */
export type Item = { productOptionId: number; quantity: number }
export type Customer = CallOutput<'GET /customers/this'>
export type Product = CallOutput<'GET /v2/products'>['rows'][number]
export type ProductOption = Product['options'][number]
export type Quote = CallOutput<'GET /customer/reservation-confirm'>
export type Doctor = CallOutput<'GET /partner-employee-schedules/employees'>['rows'][number]
export type Days = CallOutput<'GET /partner-schedules/available-dates'>
export type Times = CallOutput<'GET /partner-schedules/time'>
export type Hold = CallOutput<'POST /customer/reservation-holds'>
export type Term = Quote['terms'][number]
export type Waiting = CallOutput<'POST /guest/waitings/lookup'>
export type Reservation = CallOutput<'POST /customer/reservations'>
export type GuestReservation = CallOutput<'POST /guest/reservations/lookup'>

const itemsQuery = (items: readonly Item[]) =>
  items.length > 0
    ? { items: items.map(({ productOptionId, quantity }) => `${productOptionId}:${quantity}`).join(',') }
    : {}

const toQuery = ({ items, employeeId, holdToken, moving }: SlotQuery) => ({
  ...itemsQuery(items),
  ...(employeeId !== null && { employeeId }),
  ...(holdToken && { holdToken }),
  ...(moving && { reservationId: moving.reservationId }),
  ...(moving?.changeToken && { changeToken: moving.changeToken }),
})
