import type { siteContract } from '#api/contract/site.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import { requireLater } from '#backend/scheduled-publications/require-later.ts'
import type { Services } from '#backend/services.ts'
import { listBlocks } from './block-list.ts'
import { listDifferences } from './differences.ts'
import { checkSlot, listSlots, revertSlot, saveSlot } from './global-drafts.ts'
import { getPage, listPages, removePage, revertPage, savePage } from './page-drafts.ts'
import { requireRevision } from './pages.ts'
import { listRevisions, publish, restore } from './publishing.ts'
import { getTheme, revertTheme, saveTheme } from './theme-draft.ts'

/** The etags of an `If-Match` that lists several. */
const etagsIn = (ifMatch: string): ReadonlySet<string> => new Set(ifMatch.match(/"[^"]+"/g))

export default function routes({
  database,
  definitions,
  defaults,
  pages,
  search,
}: Services): Handlers<keyof typeof siteContract> {
  const blocks = listBlocks(definitions)

  return {
    'GET /page': async ({ place, query, draftViewer, account }) => {
      const link = query.state === 'draft' ? (await draftViewer()).link : undefined
      // Who came by a link was given the drafts to see, and nothing of before.
      if (query.at !== undefined) await account()
      requireRevision(query.revision, place.revision)
      const answer = await pages.read(place, query.path, query.state, query.at)
      return link && 'global' in answer ? { ...answer, previewUntil: link.until.toISOString() } : answer
    },
    'GET /page-search': async ({ place, query }) => ({
      rows: search(place, await pages.published(place), query.keyword).map(
        ({ title, excerpt, path, label }) => ({ title, excerpt, path: path ?? '/', pageTitle: label }),
      ),
    }),
    'GET /admin/blocks': async () => ({ rows: blocks }),
    'GET /admin/global': ({ place }) => listSlots(database, place.partnerId, definitions),
    'PUT /admin/global/{slot}': async ({ place, params, headers, body, account }) =>
      saveSlot(database, place.partnerId, definitions, {
        ...params,
        ...body,
        ifMatch: headers['if-match'],
        account: await account(),
      }),
    'POST /admin/global/{slot}/check': async ({ place, params, body, account }) =>
      checkSlot(database, place.partnerId, definitions, { ...params, ...body, account: await account() }),
    'POST /admin/global/{slot}/revert': async ({ place, params, headers, account }) =>
      revertSlot(database, place.partnerId, definitions, {
        ...params,
        ifMatch: headers['if-match'],
        accountId: (await account()).id,
      }),
    'GET /admin/pages': async ({ place }) => ({ rows: await listPages(database, place.partnerId, defaults) }),
    'GET /admin/pages/{key}': ({ place, params }) => getPage(database, place.partnerId, defaults, params.key),
    'PUT /admin/pages/{key}': async ({ place, params, headers, body, account }) =>
      savePage(
        database,
        place.partnerId,
        { definitions, defaults },
        {
          key: params.key,
          page: body,
          ifMatch: headers['if-match'],
          account: await account(),
        },
      ),
    'POST /admin/pages/{key}/revert': async ({ place, params, headers, account }) =>
      revertPage(database, place.partnerId, defaults, {
        ...params,
        ifMatch: headers['if-match'],
        accountId: (await account()).id,
      }),
    'DELETE /admin/pages/{key}': ({ place, params, headers }) =>
      removePage(database, place.partnerId, defaults, { ...params, ifMatch: headers['if-match'] }),
    'GET /admin/theme': ({ place }) => getTheme(database, place.partnerId),
    'PUT /admin/theme': async ({ place, headers, body, account }) =>
      saveTheme(database, place.partnerId, {
        theme: body,
        ifMatch: headers['if-match'],
        accountId: (await account()).id,
      }),
    'POST /admin/theme/revert': async ({ place, headers, account }) =>
      revertTheme(database, place.partnerId, {
        ifMatch: headers['if-match'],
        accountId: (await account()).id,
      }),
    'POST /admin/publish': async ({ place, body, account }) => {
      const { id, name } = await account()
      return {
        revision: await publish(database, place.partnerId, {
          accountId: id,
          defaults,
          changes: body?.changes,
          endsAt: body?.endsAt === undefined ? undefined : requireLater('endsAt', body.endsAt),
          accepting: { id, name, definitions },
        }),
      }
    },
    'GET /admin/differences': async ({ place, query }) => ({
      rows: await listDifferences(database, place.partnerId, { ...query, definitions, defaults }),
    }),
    'GET /admin/revisions': async ({ place }) => ({ rows: await listRevisions(database, place.partnerId) }),
    'POST /admin/revisions/{revision}/restore': async ({ place, params, query, headers, account }) => ({
      revision: await restore(database, place.partnerId, params.revision, {
        accountId: (await account()).id,
        defaults,
        keepsDrafts: query.drafts === 'keep',
        seen: etagsIn(headers['if-match']),
      }),
    }),
  }
}
