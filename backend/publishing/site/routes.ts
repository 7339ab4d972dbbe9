import type { siteContract } from '#api/contract/site.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { PublicationCall } from '#backend/publishing/publications/routes.ts'
import { readTreatmentWord } from '#backend/clinic/partners/partners.ts'
import type { Services } from '#backend/services.ts'
import { listBlocks } from './block-list.ts'
import { listDifferences } from './differences.ts'
import { checkSlot, listSlots, revertSlot, saveSlot } from './global-drafts.ts'
import { getPage, listPages, removePage, revertPage, savePage } from './page-drafts.ts'
import { requireRevision } from './pages.ts'
import { replaceFile } from './replace-file.ts'
import { getTheme, revertTheme, saveTheme } from './theme-draft.ts'

export default function routes({
  database,
  definitions,
  defaults,
  pages,
  search,
}: Services): Handlers<Exclude<keyof typeof siteContract, PublicationCall> | 'POST /admin/files/replace'> {
  const blocks = listBlocks(definitions)

  return {
    'GET /page': async ({ partner, query, draftViewer, account }) => {
      const link = query.state === 'draft' ? (await draftViewer()).link : undefined
      // A preview link opens the drafts alone, not earlier revisions.
      if (query.at !== undefined) await account()
      requireRevision(query.revision, partner.revision)
      const answer = await pages.read(partner, query.path, query.state, query.at)
      return link && 'global' in answer ? { ...answer, previewUntil: link.until.toISOString() } : answer
    },
    'GET /page-search': async ({ partner, query }) => {
      const said = { ...partner, treatmentWord: await readTreatmentWord(database, partner.partnerId) }
      const rows = search(await pages.published(said), query.keyword)
      return {
        rows: rows.map(({ title, excerpt, path, label }) => ({
          title,
          excerpt,
          path: path ?? '/',
          pageTitle: label,
        })),
      }
    },
    'POST /admin/files/replace': async ({ partner: { partnerId }, body: { path, by }, account }) =>
      replaceFile({ database, partnerId, account: await account() }, path, by),
    'GET /admin/blocks': async () => ({ rows: blocks }),
    'GET /admin/global': ({ partner }) => listSlots(database, partner.partnerId, definitions),
    'PUT /admin/global/{slot}': async ({ partner, params, headers, body, account }) =>
      saveSlot(database, partner.partnerId, definitions, {
        ...params,
        ...body,
        ifMatch: headers['if-match'],
        account: await account(),
      }),
    'POST /admin/global/{slot}/check': async ({ partner, params, body, account }) =>
      checkSlot(database, partner.partnerId, definitions, { ...params, ...body, account: await account() }),
    'POST /admin/global/{slot}/revert': async ({ partner, params, headers, account }) =>
      revertSlot(database, partner.partnerId, definitions, {
        ...params,
        ifMatch: headers['if-match'],
        accountId: (await account()).id,
      }),
    'GET /admin/pages': async ({ partner }) => ({
      rows: await listPages(database, partner.partnerId, defaults),
    }),
    'GET /admin/pages/{key}': ({ partner, params }) =>
      getPage(database, partner.partnerId, defaults, params.key),
    'PUT /admin/pages/{key}': async ({ partner, params, headers, body, account }) =>
      savePage(
        database,
        partner.partnerId,
        { definitions, defaults },
        {
          key: params.key,
          page: body,
          ifMatch: headers['if-match'],
          account: await account(),
        },
      ),
    'POST /admin/pages/{key}/revert': async ({ partner, params, headers, account }) =>
      revertPage(database, partner.partnerId, defaults, {
        ...params,
        ifMatch: headers['if-match'],
        accountId: (await account()).id,
      }),
    'DELETE /admin/pages/{key}': ({ partner, params, headers }) =>
      removePage(database, partner.partnerId, defaults, { ...params, ifMatch: headers['if-match'] }),
    'GET /admin/theme': ({ partner }) => getTheme(database, partner.partnerId),
    'PUT /admin/theme': async ({ partner, headers, body, account }) =>
      saveTheme(database, partner.partnerId, {
        theme: body,
        ifMatch: headers['if-match'],
        accountId: (await account()).id,
      }),
    'POST /admin/theme/revert': async ({ partner, headers, account }) =>
      revertTheme(database, partner.partnerId, {
        ifMatch: headers['if-match'],
        accountId: (await account()).id,
      }),
    'GET /admin/differences': async ({ partner, query }) => ({
      rows: await listDifferences(database, partner.partnerId, { ...query, definitions, defaults }),
    }),
  }
}
