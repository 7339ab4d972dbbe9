import type { reservationsContract } from '#api/contract/reservations.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import { requireOwnReservation } from './own-reservation.ts'
import type { Services } from '#backend/services.ts'
import type { ReservationChange } from '#schema/reservations.ts'
import { calendarOf } from './calendar-file.ts'
import { readSigningKey } from './change-token.ts'
import { changeReservation } from './change.ts'
import { confirm, validateReservation } from './confirmation.ts'
import { reserve } from './create.ts'
import { listOwn } from './customer-list.ts'
import { createFindGuest, ofCustomer, ofLink, requireStored } from './find.ts'
import type { Which } from './find.ts'
import { listOfPhone, toGuestReservation } from './guest-list.ts'
import { readHistory } from './history.ts'
import { dropHold, holdSlot } from './holds.ts'
import type { Asking } from '#backend/booking/unproved/bounding-unproved.ts'
import { boundingUnproved } from '#backend/booking/unproved/bounding-unproved.ts'
import { offeringNext } from './offer-next.ts'
import { toReservation } from './stored.ts'
import type { Stored } from './stored.ts'
import { transition } from './transitions.ts'

type Tried = Pick<ReservationChange, 'reservedAt' | 'employeeId' | 'items' | 'productOptionIds'>

/** Returns the visit that a booking was for, to look for its next free time; nothing where no time was named. */
function visitOf({ reservedAt, employeeId, items, productOptionIds }: Tried) {
  if (reservedAt === undefined) return undefined
  return { reservedAt, employeeId: employeeId ?? undefined, items, productOptionIds }
}

export default function routes({
  database,
  logger,
  secretBox,
}: Services): Handlers<Exclude<keyof typeof reservationsContract, `${string} /admin/${string}`>> {
  const findGuest = createFindGuest(database)
  const read = (partnerId: number, which: Which): Promise<Stored> =>
    database.withPartner(partnerId, (tx) => requireStored(tx, which), { readOnly: true })
  const cancel = async (partnerId: number, which: Which, reason: string) =>
    toReservation(await transition(database, partnerId, which, 'CANCELLED', { by: 'customer', reason }))
  const boundAs = boundingUnproved({ database, logger, secretBox })
  const change = (of: Asking, which: Which, wanted: ReservationChange) =>
    boundAs('REQUEST', of, (source) =>
      offeringNext(database, of.partner.partnerId, visitOf(wanted), () =>
        changeReservation(database, of.partner.partnerId, which, { change: wanted, source }),
      ),
    )

  return {
    'POST /customer/reservation-holds': async (context) => {
      const { partner, body, headers } = context
      const { partnerId } = partner
      const asking = { customer: await context.visitor(), guestId: headers['guest-id'] }
      return boundAs('HOLD', context, (source) =>
        offeringNext(database, partnerId, visitOf(body), () =>
          holdSlot(database, partnerId, body, { ...asking, source }),
        ),
      )
    },
    'DELETE /customer/reservation-holds': ({ partner, query }) =>
      dropHold(database, partner.partnerId, query.holdToken),
    'POST /customer/reservations': async (context) => {
      const { partner, body, headers } = context
      const { partnerId } = partner
      const asked = {
        customer: await context.visitor(),
        input: body,
        idempotencyKey: headers['idempotency-key'],
        guestId: headers['guest-id'],
      }
      return boundAs('REQUEST', context, (source) =>
        offeringNext(database, partnerId, visitOf(body), () =>
          reserve(database, partnerId, { ...asked, source }),
        ),
      )
    },
    'GET /customer/reservations': async ({ partner, query, customer }) =>
      listOwn(database, partner.partnerId, (await customer()).id, query),
    'GET /customer/reservations/{reservationId}': async ({ partner, params, customer }) =>
      toReservation(await read(partner.partnerId, ofCustomer((await customer()).id, params.reservationId))),
    'PUT /customer/reservations/{reservationId}': async (context) => {
      const { params, body, customer } = context
      return change(context, ofCustomer((await customer()).id, params.reservationId), body)
    },
    'POST /customer/reservations/{reservationId}/cancel': async ({ partner, params, body, customer }) =>
      cancel(partner.partnerId, ofCustomer((await customer()).id, params.reservationId), body.reason),
    'GET /customer/reservations/{reservationId}/history': async ({ partner, params, customer }) => {
      const { partnerId } = partner
      const { row } = await read(partnerId, ofCustomer((await customer()).id, params.reservationId))
      const rows = await database.withPartner(partnerId, (tx) => readHistory(tx, row.id, 'customer'), {
        readOnly: true,
      })
      return { rows: rows.map(({ accountName: _, ...event }) => event) }
    },
    'GET /customer/reservations/{reservationId}/calendar': async ({ partner, params, customer }) =>
      calendarOf(database, partner.partnerId, ofCustomer((await customer()).id, params.reservationId)),
    'POST /guest/reservations/lookup': async ({ partner: { partnerId }, body, client }) => {
      const which = await findGuest(partnerId, body, client)
      return database.withPartner(
        partnerId,
        async (tx) => {
          const [stored, key] = await Promise.all([requireStored(tx, which), readSigningKey(tx)])
          return toGuestReservation(key, stored, body.linkToken)
        },
        { readOnly: true },
      )
    },
    'POST /guest/reservations/ahead': ({ partner, body }) => listOfPhone(database, partner.partnerId, body),
    'PUT /guest/reservations': async (context) => {
      const { partner, body, client } = context
      return change(context, await findGuest(partner.partnerId, body, client), body)
    },
    'POST /guest/reservations/cancel': async ({ partner: { partnerId }, body, client }) =>
      cancel(partnerId, await findGuest(partnerId, body, client), body.reason),
    'POST /guest/reservations/calendar': async ({ partner: { partnerId }, body, client }) =>
      calendarOf(database, partnerId, await findGuest(partnerId, body, client)),
    'GET /guest/reservations/calendar': async ({ partner: { partnerId }, query }) =>
      calendarOf(database, partnerId, await ofLink(database, partnerId, 'calendar', query.token)),
    'GET /customer/reservation-confirm': async ({ partner, query, visitor }) =>
      confirm(database, partner.partnerId, query, await visitor()),
    'GET /customer/reservation-validation': async (context) => {
      await requireOwnReservation(database, context)
      return validateReservation(database, context.partner.partnerId, context.query)
    },
  }
}
