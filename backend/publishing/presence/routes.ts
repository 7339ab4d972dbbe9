import type { presenceContract } from '#api/contract/presence.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { endPresence, keepPresence, listPresence } from './presence.ts'

export default function routes({ database }: Services): Handlers<keyof typeof presenceContract> {
  return {
    'GET /admin/presence': async ({ partner: { partnerId }, account, session }) => {
      const self = await account()
      const rows = await database.withPartner(partnerId, (tx) => listPresence(tx, session.token, self), {
        readOnly: true,
      })
      return { rows }
    },
    'PUT /admin/presence': ({ partner: { partnerId }, session, body }) =>
      database.withPartner(partnerId, (tx) => keepPresence(tx, session.token, body)),
    'DELETE /admin/presence': ({ partner: { partnerId }, session }) =>
      database.withPartner(partnerId, (tx) => endPresence(tx, session.token)),
  }
}
