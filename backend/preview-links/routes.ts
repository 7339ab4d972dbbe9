import type { previewLinksContract } from '#api/contract/preview-links.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { listPreviewLinks, makePreviewLink, withdrawPreviewLinks } from './preview-links.ts'

const routes = ({ database }: Services): Handlers<keyof typeof previewLinksContract> => ({
  'GET /admin/preview-links': ({ place }) => listPreviewLinks(database, place.partnerId),
  'POST /admin/preview-links': async ({ place, body, account }) =>
    makePreviewLink(database, place.partnerId, { ...body, account: await account() }),
  'DELETE /admin/preview-links': async ({ place, account }) =>
    withdrawPreviewLinks(database, place.partnerId, await account()),
})

export default routes
