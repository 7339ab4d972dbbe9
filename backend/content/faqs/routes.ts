import type { faqsContract } from '#api/contract/faqs.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { listFaqGroups, listFaqs } from './read-faqs.ts'

const routes = ({ database }: Services): Handlers<keyof typeof faqsContract> => ({
  'GET /customer/faqs': ({ partner, query }) => listFaqs(database, partner.partnerId, query),
  'GET /customer/faqs/this/group': async ({ partner, query }) => ({
    rows: await listFaqGroups(database, partner.partnerId, query.languageCode),
  }),
})

export default routes
