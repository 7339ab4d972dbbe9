import { siteRoles } from '#api/call.ts'
import type { overviewContract } from '#api/contract/overview.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import { unpublishedYear } from '#backend/booking/schedules/public-holidays.ts'
import type { Services } from '#backend/services.ts'
import type { Role } from '#schema/accounts.ts'
import { readAgenda } from './read-agenda.ts'
import { readDraftAuthors } from './read-draft-authors.ts'

const writers: readonly Role[] = siteRoles

export default function routes({ database }: Services): Handlers<keyof typeof overviewContract> {
  return {
    'GET /admin/overview': async ({ partner, account }) => {
      const { role } = await account()
      const writesSite = writers.includes(role)
      return database.withPartner(
        partner.partnerId,
        async (tx) => ({
          agenda: await readAgenda(tx, role, new Date()),
          drafts: writesSite ? await readDraftAuthors(tx, partner.revision) : [],
          unpublishedYear: await unpublishedYear(new Date()),
        }),
        { readOnly: true },
      )
    },
  }
}
