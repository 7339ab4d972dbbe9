import type { reservationsContract } from '#api/contract/reservations.ts'
import type { Account } from '#backend/people/accounts/sessions.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { exportReservations } from './console-export.ts'
import { listForConsole } from './console-list.ts'
import { toConsole } from './console-view.ts'
import { enterReservation, revealReservation, writeMemo } from './console-write.ts'
import { changeAtDesk } from './desk-change.ts'
import { ofClinic, requireStored } from './find.ts'
import { readHistory } from './history.ts'
import { transition } from './transitions.ts'
import type { Transition } from './transitions.ts'

type Acting = {
  partner: { partnerId: number }
  params: { reservationId: number }
  account: () => Promise<Account>
}

export default function routes({
  database,
}: Services): Handlers<Extract<keyof typeof reservationsContract, `${string} /admin/${string}`>> {
  const author = async (account: () => Promise<Account>) => {
    const { id, name, key } = await account()
    return { accountId: id, keyName: key && name }
  }

  /** Brings the reservation into another state in the account's name. */
  async function act(
    { partner, params, account }: Acting,
    action: Transition,
    details: { reason?: string; employeeId?: number | undefined; overrides?: string[] } = {},
  ) {
    const by = await author(account)
    const which = ofClinic(params.reservationId)
    return toConsole(await transition(database, partner.partnerId, which, action, { by, ...details }))
  }

  return {
    'GET /admin/reservations': ({ partner, query }) => listForConsole(database, partner.partnerId, query),
    'POST /admin/reservations/export': async ({ partner, query, account }) =>
      exportReservations(database, partner.partnerId, query, await account()),
    'GET /admin/reservations/{reservationId}': async ({ partner: { partnerId }, params }) => {
      const which = ofClinic(params.reservationId)
      return toConsole(
        await database.withPartner(partnerId, (tx) => requireStored(tx, which), {
          readOnly: true,
        }),
      )
    },
    'GET /admin/reservations/{reservationId}/history': ({ partner: { partnerId }, params }) =>
      database.withPartner(
        partnerId,
        async (tx) => {
          const { row } = await requireStored(tx, ofClinic(params.reservationId))
          return { rows: await readHistory(tx, row.id, 'clinic') }
        },
        { readOnly: true },
      ),
    'POST /admin/reservations/{reservationId}/reveal': async ({ partner, params, account }) =>
      toConsole(
        await revealReservation(database, partner.partnerId, params.reservationId, await author(account)),
        { isRevealed: true },
      ),
    'POST /admin/reservations': async ({ partner, body, account }) =>
      toConsole(await enterReservation(database, partner.partnerId, body, await author(account))),
    'PUT /admin/reservations/{reservationId}': async ({ partner, params, body, account }) =>
      toConsole(
        await changeAtDesk(database, partner.partnerId, params.reservationId, body, await author(account)),
      ),
    'POST /admin/reservations/{reservationId}/confirm': (context) => act(context, 'CONFIRMED', context.body),
    'POST /admin/reservations/{reservationId}/reject': (context) => act(context, 'REJECTED', context.body),
    'POST /admin/reservations/{reservationId}/cancel': (context) => act(context, 'CANCELLED', context.body),
    'POST /admin/reservations/{reservationId}/restore': (context) => act(context, 'RESTORED', context.body),
    'POST /admin/reservations/{reservationId}/no-show': (context) => act(context, 'NO_SHOW'),
    'POST /admin/reservations/{reservationId}/done': (context) => act(context, 'DONE'),
    'PUT /admin/reservations/{reservationId}/memo': async ({ partner, params, body, account }) =>
      toConsole(
        await writeMemo(database, partner.partnerId, params.reservationId, body.memo, await author(account)),
      ),
  }
}
