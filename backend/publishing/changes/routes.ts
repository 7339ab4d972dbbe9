import type { changesContract } from '#api/contract/changes.ts'
import { findAccount } from '#backend/people/accounts/sessions.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'

export default function routes({
  changeStreams,
  database,
}: Services): Handlers<keyof typeof changesContract> {
  return {
    'GET /admin/changes': async ({ partner: { partnerId }, account, session: { token = '' } }) => {
      const { role } = await account()
      const findRole = async () =>
        (await findAccount(database, partnerId, token, { prolongs: false }))?.role ?? null
      return { bytes: changeStreams.open(partnerId, { role, findRole }), mime: 'text/event-stream' }
    },
  }
}
