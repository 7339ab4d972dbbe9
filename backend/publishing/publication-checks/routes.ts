import type { publicationChecksContract } from '#api/contract/publication-checks.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { checkPublication } from './check-publication.ts'

const longestList = 300

const routes = ({
  database,
  definitions,
  defaults,
}: Services): Handlers<keyof typeof publicationChecksContract> => ({
  'POST /admin/publication-checks': async ({ partner, body }) => {
    const found = await checkPublication(database, partner.partnerId, { ...body, definitions, defaults })
    return { rows: found.slice(0, longestList), count: found.length }
  },
})

export default routes
