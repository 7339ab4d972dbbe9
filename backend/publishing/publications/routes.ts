import type { Handlers } from '#backend/calls/route/call-context.ts'
import { requireLater } from '#backend/publishing/scheduled-publications/require-later.ts'
import type { Services } from '#backend/services.ts'
import { listRevisions, publish, restore } from './publishing.ts'

/** Calls of the site's contract that make what visitors see. */
export type PublicationCall =
  | 'POST /admin/publish'
  | 'GET /admin/revisions'
  | 'POST /admin/revisions/{revision}/restore'

/** The etags of an `If-Match` that lists several. */
const etagsIn = (ifMatch: string): ReadonlySet<string> => new Set(ifMatch.match(/"[^"]+"/g))

export default function routes({ database, definitions, defaults }: Services): Handlers<PublicationCall> {
  return {
    'POST /admin/publish': async ({ partner, body, account }) => {
      const { id, name } = await account()
      return {
        revision: await publish(database, partner.partnerId, {
          accountId: id,
          defaults,
          changes: body?.changes,
          endsAt: body?.endsAt === undefined ? undefined : requireLater('endsAt', body.endsAt),
          accepting: { id, name, definitions },
        }),
      }
    },
    'GET /admin/revisions': async ({ partner }) => ({
      rows: await listRevisions(database, partner.partnerId),
    }),
    'POST /admin/revisions/{revision}/restore': async ({ partner, params, query, headers, account }) => ({
      revision: await restore(database, partner.partnerId, params.revision, {
        accountId: (await account()).id,
        defaults,
        keepsDrafts: query.drafts === 'keep',
        seen: etagsIn(headers['if-match']),
      }),
    }),
  }
}
