import type { brandingsContract } from '#api/contract/brandings.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { getBranding } from './get-branding.ts'

const routes = ({ database }: Services): Handlers<keyof typeof brandingsContract> => ({
  'GET /customer/brandings/{id}': async ({ partner, params, query, draftViewer }) => {
    if (query.isPreview) await draftViewer()
    return getBranding(database, partner.partnerId, params.id, query)
  },
})

export default routes
