import type { changesContract } from '#api/contract/changes.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'

export default function routes({ changeStreams }: Services): Handlers<keyof typeof changesContract> {
  return {
    'GET /admin/changes': async ({ partner, account }) => ({
      bytes: changeStreams.open(partner.partnerId, (await account()).role),
      mime: 'text/event-stream',
    }),
  }
}
