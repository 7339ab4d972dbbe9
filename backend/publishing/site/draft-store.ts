import type { Bound } from '#backend/kernel/database/partner.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { lockName } from '#backend/kernel/database/lock-name.ts'
import type { ContentKind } from './table.ts'
import { accounts } from '#backend/people/accounts/table.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { drafts, slotData } from './table.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { BlockEnvelope } from '#schema/block.ts'
import type { PageDefinition } from '#schema/page.ts'
import { and, eq } from 'drizzle-orm'
import { removeUnused, saveContent } from './contents.ts'
import { shapeOf } from './path-pattern.ts'

export type DraftKey = { kind: ContentKind; key: string }
type Draft = { hash: string; updatedAt: Date; savedBy: string | null }

/** Strong validator of a draft (RFC 9110, section 8.8.3). */
export const etagOf = (hash: string) => `"${hash.slice(0, 32)}"`

const isDraft = (bound: Bound, { kind, key }: DraftKey) =>
  and(isOfPartner(bound, drafts), eq(drafts.kind, kind), eq(drafts.key, key))

/**
 * A draft, or `null` where there is none yet, held until the transaction ends, so that of two who save one state the
 * second is told. No revision is written meanwhile: it would name what this one takes the place of, and that is removed.
 */
export async function lockDraft(tx: PartnerTransaction, draft: DraftKey): Promise<Draft | null> {
  // The partner before the draft, in the order in which a publication takes them.
  const [, , [row]] = await Promise.all([
    tx.select({ partnerId: partners.partnerId }).from(partners).where(isOfPartner(tx, partners)).for('share'),
    lockName(tx, `draft/${tx.partnerId}/${draft.kind}/${draft.key}`),
    tx
      .select({ hash: drafts.hash, updatedAt: drafts.updatedAt, updatedBy: drafts.updatedBy })
      .from(drafts)
      .where(isDraft(tx, draft)),
  ])
  if (!row) return null
  const [author] = row.updatedBy
    ? await tx
        .select({ name: accounts.name })
        .from(accounts)
        .where(and(isOfPartner(tx, accounts), eq(accounts.id, row.updatedBy)))
    : []
  return { hash: row.hash, updatedAt: row.updatedAt, savedBy: author?.name ?? null }
}

const savedAt = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
})

/** Throws 409 unless what the editor read is what is there. Source: docs/product.md, D2; RFC 9110, section 13.1.1. */
export function requireFresh(draft: Draft | null, ifMatch: string): void {
  const unquoted = ifMatch.trim().replace(/^"(.*)"$/, '$1')
  const current = draft ? etagOf(draft.hash).slice(1, -1) : 'new'
  if (unquoted === current) return
  const message = draft
    ? `${draft.savedBy ? `${draft.savedBy}님이` : '다른 사람이'} ${savedAt.format(draft.updatedAt)}에 저장했습니다.`
    : '아직 없는 것입니다. 새로 만들려면 If-Match에 "new"를 넣어 주세요.'
  throw new ProblemError(409, 'stale', message)
}

type Change = { accountId: string | null } & (
  | { kind: 'global'; key: string; value: BlockEnvelope }
  | { kind: 'page'; key: string; value: PageDefinition }
  | { kind: 'theme'; key: string; value: unknown }
)

/**
 * Saves a draft and returns its hash; a slot also remembers it as the last its type had there. What was there before is
 * removed where nothing else refers to it.
 */
export async function saveDraft(tx: PartnerTransaction, change: Change): Promise<string> {
  const { kind, key, value, accountId } = change
  const before = await readHashes(tx, change)
  const hash = await saveContent(tx, value)
  const shape = change.kind === 'page' ? shapeOf(change.value.pattern) : null
  await pointDraft(tx, { kind, key, hash, shape, accountId })
  if (change.kind === 'global') await remember(tx, key, change.value.component, hash)
  await removeUnused(tx, before)
  return hash
}

/** Returns what saving a draft takes the place of: the draft, and what its slot remembers of the type. */
async function readHashes(tx: PartnerTransaction, change: Change): Promise<string[]> {
  const rows = await Promise.all([
    tx.select({ hash: drafts.hash }).from(drafts).where(isDraft(tx, change)),
    change.kind === 'global'
      ? tx
          .select({ hash: slotData.hash })
          .from(slotData)
          .where(isRemembered(tx, change.key, change.value.component))
      : [],
  ])
  return rows.flat().map(({ hash }) => hash)
}

const isRemembered = (bound: Bound, slot: string, component: string) =>
  and(isOfPartner(bound, slotData), eq(slotData.slot, slot), eq(slotData.component, component))

type Pointer = DraftKey & { hash: string; shape: string | null; accountId: string | null }

/** Makes a stored content the draft. */
export async function pointDraft(tx: PartnerTransaction, pointer: Pointer): Promise<void> {
  const { kind, key, hash, shape, accountId } = pointer
  const state = { hash, shape, updatedAt: new Date(), updatedBy: accountId }
  await tx
    .insert(drafts)
    .values({ partnerId: tx.partnerId, kind, key, ...state })
    .onConflictDoUpdate({ target: [drafts.partnerId, drafts.kind, drafts.key], set: state })
}

export async function removeDraft(tx: PartnerTransaction, draft: DraftKey): Promise<void> {
  await tx.delete(drafts).where(isDraft(tx, draft))
}

export async function remember(
  tx: PartnerTransaction,
  slot: string,
  component: string,
  hash: string,
): Promise<void> {
  await tx
    .insert(slotData)
    .values({ partnerId: tx.partnerId, slot, component, hash })
    .onConflictDoUpdate({ target: [slotData.partnerId, slotData.slot, slotData.component], set: { hash } })
}
