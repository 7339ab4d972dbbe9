import type { consoleContract } from '#api/contract/console.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { listBlocks } from '#backend/site/block-list.ts'
import { listFiles } from '#backend/files/list-files.ts'
import { listSlots, revertSlot, saveSlot } from '#backend/site/global-drafts.ts'
import { getPage, listPages, removePage, revertPage, savePage } from '#backend/site/page-drafts.ts'
import { getPartner } from '#backend/partners/partners.ts'
import { listRevisions, publish, restore } from '#backend/site/publishing.ts'
import { getTheme, revertTheme, saveTheme } from '#backend/site/theme-draft.ts'
import type { Account } from '#backend/accounts/sessions.ts'
import { endSession } from '#backend/accounts/sessions.ts'

export function consoleRoutes({
  database,
  definitions,
  defaults,
  signIn,
}: Services): Handlers<keyof typeof consoleContract> {
  async function describe(partnerId: number, { email, name, role }: Account) {
    const { partnerName } = await getPartner(database, partnerId)
    return { email, name, partnerName, role }
  }
  const blocks = listBlocks(definitions)

  return {
    'POST /admin/session': async ({ place: { partnerId }, body, client, browser, session }) => {
      const signedIn = await signIn({ ...body, partnerId, address: client, browser, oldToken: session.token })
      session.send(signedIn.token)
      return describe(partnerId, signedIn.account)
    },
    'GET /admin/session': async ({ place, account }) => describe(place.partnerId, await account()),
    'DELETE /admin/session': async ({ place: { partnerId }, session }) => {
      const { token } = session
      if (token) await database.withPartner(partnerId, (tx) => endSession(tx, partnerId, token))
      session.send(null)
    },
    'GET /admin/blocks': async () => ({ rows: blocks }),
    'GET /admin/global': ({ place }) => listSlots(database, place.partnerId, definitions),
    'PUT /admin/global/{slot}': async ({ place, params, headers, body, account }) =>
      saveSlot(database, place.partnerId, definitions, {
        ...params,
        ...body,
        ifMatch: headers['if-match'],
        account: await account(),
      }),
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
    'POST /admin/publish': async ({ place, account }) => ({
      revision: await publish(database, place.partnerId, { accountId: (await account()).id, defaults }),
    }),
    'GET /admin/revisions': async ({ place }) => ({ rows: await listRevisions(database, place.partnerId) }),
    'POST /admin/revisions/{revision}/restore': async ({ place, params, query, account }) => ({
      revision: await restore(database, place.partnerId, params.revision, {
        accountId: (await account()).id,
        defaults,
        keepsDrafts: query.drafts === 'keep',
      }),
    }),
    'GET /admin/files': async ({ place }) => ({ rows: await listFiles(database, place.partnerId) }),
  }
}
