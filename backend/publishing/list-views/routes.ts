import type { listViewsContract } from '#api/contract/list-views.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { readListViews, removeListView, saveListView } from './list-views.ts'

const routes = ({ database }: Services): Handlers<keyof typeof listViewsContract> => ({
  'GET /admin/list-views': async ({ partner, account }) => {
    const self = await account()
    return database.withPartner(partner.partnerId, async (tx) => ({ rows: await readListViews(tx, self) }), {
      readOnly: true,
    })
  },
  'POST /admin/list-views': async ({ partner, body, account }) =>
    saveListView(database, partner.partnerId, body, await account()),
  'DELETE /admin/list-views/{id}': async ({ partner, params, account }) =>
    removeListView(database, partner.partnerId, params.id, await account()),
})

export default routes
