import type { reservationsContract } from '#api/contract/reservations.ts'
import type { Handlers } from '#backend/call-context.ts'
import type { Services } from '#backend/services.ts'
import { calendarOf } from '#backend/services/reservations/calendar-file.ts'
import { newChangeToken, readSigningKey } from '#backend/services/reservations/change-token.ts'
import { changeReservation } from '#backend/services/reservations/change.ts'
import { reserve } from '#backend/services/reservations/create.ts'
import { listOwn } from '#backend/services/reservations/customer-list.ts'
import type { Which } from '#backend/services/reservations/find.ts'
import { createFindGuest, ofCustomer, requireStored } from '#backend/services/reservations/find.ts'
import { readHistory } from '#backend/services/reservations/history.ts'
import { dropHold, holdSlot } from '#backend/services/reservations/holds.ts'
import { outlook, validateReservation } from '#backend/services/reservations/outlook.ts'
import type { Stored } from '#backend/services/reservations/stored.ts'
import { toReservation } from '#backend/services/reservations/stored.ts'
import { transition } from '#backend/services/reservations/transitions.ts'
import { requireOwnReservation } from '#backend/services/schedules/own-reservation.ts'

export function reservationsRoutes({ database }: Services): Handlers<keyof typeof reservationsContract> {
  const findGuest = createFindGuest(database)
  const read = (partnerId: number, which: Which): Promise<Stored> =>
    database.withPartner(partnerId, (tx) => requireStored(tx, partnerId, which), { readOnly: true })
  const cancel = async (partnerId: number, which: Which, reason: string) =>
    toReservation(await transition(database, partnerId, which, 'CANCELLED', { by: 'customer', reason }))

  return {
    'POST /customer/reservation-holds': ({ place, body }) => holdSlot(database, place.partnerId, body),
    'DELETE /customer/reservation-holds': ({ place, query }) =>
      dropHold(database, place.partnerId, query.holdToken),
    'POST /customer/reservations': async ({ place, body, headers, visitor }) =>
      reserve(database, place.partnerId, {
        customer: await visitor(),
        input: body,
        idempotencyKey: headers['idempotency-key'],
      }),
    'GET /customer/reservations': async ({ place, query, customer }) =>
      listOwn(database, place.partnerId, (await customer()).id, query),
    'GET /customer/reservations/{reservationId}': async ({ place, params, customer }) =>
      toReservation(await read(place.partnerId, ofCustomer((await customer()).id, params.reservationId))),
    'PUT /customer/reservations/{reservationId}': async ({ place, params, body, customer }) => {
      const which = ofCustomer((await customer()).id, params.reservationId)
      return changeReservation(database, place.partnerId, which, body)
    },
    'POST /customer/reservations/{reservationId}/cancel': async ({ place, params, body, customer }) =>
      cancel(place.partnerId, ofCustomer((await customer()).id, params.reservationId), body.reason),
    'GET /customer/reservations/{reservationId}/history': async ({ place, params, customer }) => {
      const { partnerId } = place
      const { row } = await read(partnerId, ofCustomer((await customer()).id, params.reservationId))
      const rows = await database.withPartner(
        partnerId,
        (tx) => readHistory(tx, partnerId, row.id, 'customer'),
        { readOnly: true },
      )
      return { rows: rows.map(({ accountName: _, ...event }) => event) }
    },
    'GET /customer/reservations/{reservationId}/calendar': async ({ place, params, customer }) =>
      calendarOf(database, place.partnerId, ofCustomer((await customer()).id, params.reservationId)),
    'POST /guest/reservations/lookup': async ({ place: { partnerId }, body, client }) => {
      const which = await findGuest(partnerId, body, client)
      return database.withPartner(
        partnerId,
        async (tx) => {
          const [stored, key] = await Promise.all([
            requireStored(tx, partnerId, which),
            readSigningKey(tx, partnerId),
          ])
          const changeToken = newChangeToken(key, { partnerId, reservationId: stored.row.id })
          return { ...toReservation(stored), changeToken }
        },
        { readOnly: true },
      )
    },
    'PUT /guest/reservations': async ({ place: { partnerId }, body, client }) =>
      changeReservation(database, partnerId, await findGuest(partnerId, body, client), body),
    'POST /guest/reservations/cancel': async ({ place: { partnerId }, body, client }) =>
      cancel(partnerId, await findGuest(partnerId, body, client), body.reason),
    'POST /guest/reservations/calendar': async ({ place: { partnerId }, body, client }) =>
      calendarOf(database, partnerId, await findGuest(partnerId, body, client)),
    'GET /customer/reservation-confirm': ({ place, query }) =>
      outlook(database, place.partnerId, query.productOptionIds ?? []),
    'GET /customer/reservation-validation': async (context) => {
      await requireOwnReservation(database, context)
      return validateReservation(database, context.place.partnerId, context.query)
    },
  }
}
