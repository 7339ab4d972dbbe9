import type { reservationsContract } from '#api/contract/reservations.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import { newLinkToken } from '#backend/notifications/link-token.ts'
import { requireOwnReservation } from '#backend/schedules/own-reservation.ts'
import type { Services } from '#backend/services.ts'
import type { ReservationChange } from '#schema/reservations.ts'
import { calendarOf } from './calendar-file.ts'
import { newChangeToken, readSigningKey } from './change-token.ts'
import { changeReservation } from './change.ts'
import { confirm, validateReservation } from './confirmation.ts'
import { reserve } from './create.ts'
import { listOwn } from './customer-list.ts'
import { createFindGuest, ofCustomer, ofLink, requireStored } from './find.ts'
import type { Which } from './find.ts'
import { readHistory } from './history.ts'
import { dropHold, holdSlot } from './holds.ts'
import { offeringNext } from './offer-next.ts'
import { toReservation } from './stored.ts'
import type { Stored } from './stored.ts'
import { transition } from './transitions.ts'

/** Milliseconds after a visit for which its calendar file is still given. */
const calendarLife = 30 * 86_400_000

type Tried = Pick<ReservationChange, 'reservedAt' | 'employeeId' | 'items' | 'productOptionIds'>

/** Returns the visit that a booking was for, to look for its next free time; nothing where no time was named. */
function visitOf({ reservedAt, employeeId, items, productOptionIds }: Tried) {
  if (reservedAt === undefined) return undefined
  return { reservedAt, employeeId: employeeId ?? undefined, items, productOptionIds }
}

export default function routes({
  database,
}: Services): Handlers<Exclude<keyof typeof reservationsContract, `${string} /admin/${string}`>> {
  const findGuest = createFindGuest(database)
  const read = (partnerId: number, which: Which): Promise<Stored> =>
    database.withPartner(partnerId, (tx) => requireStored(tx, which), { readOnly: true })
  const cancel = async (partnerId: number, which: Which, reason: string) =>
    toReservation(await transition(database, partnerId, which, 'CANCELLED', { by: 'customer', reason }))
  const change = (partnerId: number, which: Which, wanted: ReservationChange) =>
    offeringNext(database, partnerId, visitOf(wanted), () =>
      changeReservation(database, partnerId, which, wanted),
    )

  return {
    'POST /customer/reservation-holds': async ({ place: { partnerId }, body, visitor }) => {
      await visitor()
      return offeringNext(database, partnerId, visitOf(body), () => holdSlot(database, partnerId, body))
    },
    'DELETE /customer/reservation-holds': ({ place, query }) =>
      dropHold(database, place.partnerId, query.holdToken),
    'POST /customer/reservations': async ({ place: { partnerId }, body, headers, visitor }) => {
      const customer = await visitor()
      const idempotencyKey = headers['idempotency-key']
      return offeringNext(database, partnerId, visitOf(body), () =>
        reserve(database, partnerId, { customer, input: body, idempotencyKey }),
      )
    },
    'GET /customer/reservations': async ({ place, query, customer }) =>
      listOwn(database, place.partnerId, (await customer()).id, query),
    'GET /customer/reservations/{reservationId}': async ({ place, params, customer }) =>
      toReservation(await read(place.partnerId, ofCustomer((await customer()).id, params.reservationId))),
    'PUT /customer/reservations/{reservationId}': async ({ place, params, body, customer }) => {
      const which = ofCustomer((await customer()).id, params.reservationId)
      return change(place.partnerId, which, body)
    },
    'POST /customer/reservations/{reservationId}/cancel': async ({ place, params, body, customer }) =>
      cancel(place.partnerId, ofCustomer((await customer()).id, params.reservationId), body.reason),
    'GET /customer/reservations/{reservationId}/history': async ({ place, params, customer }) => {
      const { partnerId } = place
      const { row } = await read(partnerId, ofCustomer((await customer()).id, params.reservationId))
      const rows = await database.withPartner(partnerId, (tx) => readHistory(tx, row.id, 'customer'), {
        readOnly: true,
      })
      return { rows: rows.map(({ accountName: _, ...event }) => event) }
    },
    'GET /customer/reservations/{reservationId}/calendar': async ({ place, params, customer }) =>
      calendarOf(database, place.partnerId, ofCustomer((await customer()).id, params.reservationId)),
    'POST /guest/reservations/lookup': async ({ place: { partnerId }, body, client }) => {
      const which = await findGuest(partnerId, body, client)
      return database.withPartner(
        partnerId,
        async (tx) => {
          const [stored, key] = await Promise.all([requireStored(tx, which), readSigningKey(tx)])
          const { id, startsAt } = stored.row
          const changeToken = newChangeToken(key, { partnerId: tx.partnerId, reservationId: id })
          const until = new Date(startsAt.getTime() + calendarLife)
          const calendarToken = newLinkToken(key, { partnerId: tx.partnerId, id, purpose: 'calendar' }, until)
          return { ...toReservation(stored), changeToken, calendarToken }
        },
        { readOnly: true },
      )
    },
    'PUT /guest/reservations': async ({ place: { partnerId }, body, client }) =>
      change(partnerId, await findGuest(partnerId, body, client), body),
    'POST /guest/reservations/cancel': async ({ place: { partnerId }, body, client }) =>
      cancel(partnerId, await findGuest(partnerId, body, client), body.reason),
    'POST /guest/reservations/calendar': async ({ place: { partnerId }, body, client }) =>
      calendarOf(database, partnerId, await findGuest(partnerId, body, client)),
    'GET /guest/reservations/calendar': async ({ place: { partnerId }, query }) =>
      calendarOf(database, partnerId, await ofLink(database, partnerId, 'calendar', query.token)),
    'GET /customer/reservation-confirm': async ({ place, query, visitor }) =>
      confirm(database, place.partnerId, query, await visitor()),
    'GET /customer/reservation-validation': async (context) => {
      await requireOwnReservation(database, context)
      return validateReservation(database, context.place.partnerId, context.query)
    },
  }
}
