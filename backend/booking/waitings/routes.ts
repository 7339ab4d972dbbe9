import type { waitingsContract } from '#api/contract/waitings.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import { readSigningKey } from '#backend/booking/reservations/change-token.ts'
import { dayOf } from '#backend/kernel/time/seoul-time.ts'
import type { Services } from '#backend/services.ts'
import { boundingUnproved } from '#backend/booking/unproved/bounding-unproved.ts'
import { and, eq, gte, inArray } from 'drizzle-orm'
import { acceptOffer, readTermsToAsk } from './accept.ts'
import { requireLinked } from './find.ts'
import { joinLine } from './join.ts'
import { waitings } from './table.ts'
import { readWaitings, toOwn } from './view.ts'
import { withdraw } from './withdraw.ts'

export default function routes({
  database,
  logger,
  secretBox,
}: Services): Handlers<Exclude<keyof typeof waitingsContract, `${string} /admin/${string}`>> {
  const boundAs = boundingUnproved({ database, logger, secretBox })
  return {
    'POST /customer/waitings': async (context) => {
      const asking = { customer: await context.visitor(), input: context.body }
      return boundAs('REQUEST', context, (source) =>
        joinLine(database, context.partner.partnerId, { ...asking, source }),
      )
    },
    'GET /customer/waitings': async ({ partner, customer }) => {
      const { id } = await customer()
      return database.withPartner(
        partner.partnerId,
        async (tx) => {
          const isOpen = inArray(waitings.status, ['WAITING', 'OFFERED'])
          const isAhead = gte(waitings.day, dayOf(new Date()))
          const rows = await readWaitings(tx, and(eq(waitings.customerId, id), isOpen, isAhead))
          const key = await readSigningKey(tx)
          return { rows: rows.map((row) => toOwn(row, key)) }
        },
        { readOnly: true },
      )
    },
    'POST /guest/waitings/lookup': ({ partner, body }) =>
      database.withPartner(
        partner.partnerId,
        async (tx) => {
          const row = await requireLinked(tx, body.linkToken)
          const [stored] = await readWaitings(tx, eq(waitings.id, row.id))
          if (!stored) throw new Error('A row that was just read is not there.')
          const [key, terms] = [await readSigningKey(tx), await readTermsToAsk(tx, row)]
          return { ...toOwn(stored, key), contactName: row.contactName, terms }
        },
        { readOnly: true },
      ),
    'POST /guest/waitings/accept': ({ partner, body }) => acceptOffer(database, partner.partnerId, body),
    'POST /guest/waitings/withdraw': ({ partner, body }) =>
      withdraw(database, partner.partnerId, body.linkToken),
  }
}
