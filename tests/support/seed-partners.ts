import { accounts } from '#backend/people/accounts/table.ts'
import { hashPassword } from '#backend/kernel/credentials/passwords.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { bindPartner } from '#backend/kernel/database/partner.ts'
import { writeKeywords } from '#backend/clinic/partners/keywords.ts'
import { partnerHosts, partners as partnersTable } from '#backend/clinic/partners/table.ts'
import { checkBlock, type Definitions } from '#backend/publishing/site/block-check.ts'
import { saveDraft } from '#backend/publishing/site/draft-store.ts'
import { publishDrafts } from '#backend/publishing/publications/publishing.ts'
import { globalSlots, type BlockEnvelope, type GlobalSlot, type Slot } from '#schema/block.ts'
import { pageDefinition } from '#schema/page.ts'
import { partnerProfile } from '#schema/partners.ts'
import { theme } from '#schema/theme.ts'
import type { z } from 'zod'

/** The owner's account, the same at each partner. */
export const admin = { email: 'owner@example.com', password: '비밀번호-열두글자' }

type TestBlock = { component: string; data: Record<string, unknown> }

/** A partner with its site. A block of a page gets the id `block-1`, `block-2`, … by its place. */
export type TestPartner = {
  code: string
  hosts: string[]
  profile: z.input<typeof partnerProfile>
  theme: z.input<typeof theme>
  keywords: string[]
  global: Record<GlobalSlot, TestBlock>
  pages: Record<string, Omit<z.input<typeof pageDefinition>, 'blocks'> & { blocks: TestBlock[] }>
}

/** Writes partners with the numbers 1, 2, …, an owner and a first publication each. Throws where a block's data is wrong. */
export async function seedPartners(
  database: Database,
  definitions: Definitions,
  given: readonly TestPartner[],
): Promise<void> {
  const envelope = (slot: Slot, id: string, { component, data }: TestBlock): BlockEnvelope => {
    const version = definitions.get(component)?.version ?? 1
    const checked = checkBlock(slot, { id, component, version, data }, definitions)
    if ('problem' in checked) throw new Error(`${component}: ${checked.problem.message}`)
    return checked.envelope
  }
  for (const [index, partner] of given.entries()) {
    const partnerId = index + 1
    const passwordHash = await hashPassword(admin.password, partnerId)
    await database.asOperator(async (operator) => {
      const tx = bindPartner(operator, partnerId)
      const profile = partnerProfile.parse(partner.profile)
      await tx.insert(partnersTable).values({ partnerId, code: partner.code, profile })
      await tx
        .insert(partnerHosts)
        .values(partner.hosts.map((host, position) => ({ partnerId, host, position })))
      await writeKeywords(tx, partner.keywords)
      const [account] = await tx
        .insert(accounts)
        .values({ partnerId, email: admin.email, name: '관리자', passwordHash, role: 'owner' })
        .returning({ id: accounts.id })
      const accountId = account?.id ?? null
      for (const slot of globalSlots) {
        const value = envelope(slot, slot, partner.global[slot])
        await saveDraft(tx, { kind: 'global', key: slot, value, accountId })
      }
      for (const [key, { blocks, ...page }] of Object.entries(partner.pages)) {
        const envelopes = blocks.map((block, place) => envelope('section', `block-${place + 1}`, block))
        const value = pageDefinition.parse({ ...page, blocks: envelopes })
        await saveDraft(tx, { kind: 'page', key, value, accountId })
      }
      await saveDraft(tx, { kind: 'theme', key: 'theme', value: theme.parse(partner.theme), accountId })
      await publishDrafts(tx, { accountId, defaults: [] })
    })
  }
}
