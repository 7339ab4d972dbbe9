import { accounts } from '#backend/accounts/table.ts'
import type { PartnerTransaction } from '#backend/database/database.ts'
import { addFile } from '#backend/files/list-files.ts'
import { writeKeywords } from '#backend/partners/keywords.ts'
import { partnerHosts, partners } from '#backend/partners/table.ts'
import { saveDraft } from '#backend/site/draft-store.ts'
import { publishDrafts } from '#backend/site/publishing.ts'
import { writeClinic } from './clinic/write-clinic.ts'
import { idOf } from './clinic/write/context.ts'
import type { PartnerContent } from './partner-content.ts'

/** The first account. */
export type Owner = Pick<typeof accounts.$inferInsert, 'email' | 'name' | 'passwordHash' | 'role'>

/** Writes a partner with its owner, if told, its drafts and their first publication: all of it or nothing. */
export async function writePartner(
  tx: PartnerTransaction,
  content: PartnerContent,
  owner?: Owner,
): Promise<void> {
  await tx.insert(partners).values({ partnerId: tx.partnerId, code: content.code, profile: content.profile })
  await tx
    .insert(partnerHosts)
    .values(content.hosts.map((host, position) => ({ partnerId: tx.partnerId, host, position })))
  await writeKeywords(tx, content.keywords)
  const [account] = owner
    ? await tx
        .insert(accounts)
        .values({ partnerId: tx.partnerId, ...owner })
        .returning({ id: accounts.id })
    : []
  const accountId = account?.id ?? null
  for (const image of content.images) await addFile(tx, image)
  const treatments = content.clinic ? await writeClinic(tx, content.clinic) : new Map<string, number>()
  for (const block of content.global) {
    const value = withNumbers(block, treatments)
    await saveDraft(tx, { kind: 'global', key: block.id, value, accountId })
  }
  for (const [key, page] of Object.entries(content.pages)) {
    await saveDraft(tx, { kind: 'page', key, value: withNumbers(page, treatments), accountId })
  }
  await saveDraft(tx, { kind: 'theme', key: 'theme', value: content.theme, accountId })
  await publishDrafts(tx, { accountId, defaults: [] })
}

/** Content with the addresses of treatments that name one by its key: `/products/{thread}` becomes `/products/12`. */
function withNumbers<Content>(content: Content, treatments: Map<string, number>): Content {
  const text = JSON.stringify(content).replace(
    /\/products\/\{([\w-]+)\}/g,
    (_, key: string) => `/products/${idOf(treatments, key)}`,
  )
  return JSON.parse(text) as Content
}
