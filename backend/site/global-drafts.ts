import { isOfPartner } from '#backend/database/partner.ts'
import type { CallOutput } from '#api/client.ts'
import type { Database, PartnerTransaction } from '#backend/database/database.ts'
import { partners } from '#backend/partners/table.ts'
import { contents, slotData } from './table.ts'
import type { GlobalSlot } from '#schema/block.ts'
import { globalSlots } from '#schema/block.ts'
import { and, eq } from 'drizzle-orm'
import type { Definitions } from './block-check.ts'
import { checkBlock, present, refusal } from './block-check.ts'
import type { Stored } from './contents.ts'
import { parseBody, readDrafts, readRevision } from './contents.ts'
import { etagOf, lockDraft, requireFresh, saveDraft } from './draft-store.ts'
import { toEnvelope } from './read-contents.ts'
import { ownerFieldErrors, ownersOnly } from './owner-fields.ts'
import { revertDraft } from './revert-draft.ts'
import type { Account } from '#backend/accounts/sessions.ts'

type SlotStates = CallOutput<'GET /admin/global'>
type SlotState = CallOutput<'PUT /admin/global/{slot}'>
type Save = {
  slot: GlobalSlot
  component: string
  data: Record<string, unknown>
  ifMatch: string
  account: Pick<Account, 'id' | 'role'>
}

/** Draft and published state of the six slots, read at one moment. */
export async function listSlots(
  database: Database,
  partnerId: number,
  definitions: Definitions,
): Promise<SlotStates> {
  return database.withPartner(partnerId, (tx) => readSlots(tx, definitions), { readOnly: true })
}

/**
 * Saves a slot's draft, with the type's defaults written in. Throws 422 for an unknown type (naming the known ones)
 * or bad data or an owner's field changed by somebody else (one entry a field), 409 where someone saved since; then nothing is changed.
 */
export async function saveSlot(
  database: Database,
  partnerId: number,
  definitions: Definitions,
  { slot, component, data, ifMatch, account }: Save,
): Promise<SlotState> {
  const version = definitions.get(component)?.version ?? 1
  const checked = checkBlock(slot, { id: slot, component, version, data }, definitions)
  if ('problem' in checked) throw refusal(checked.problem, checked.errors)
  return database.withPartner(partnerId, async (tx) => {
    requireFresh(await lockDraft(tx, { kind: 'global', key: slot }), ifMatch)
    const { draft, published, remembered } = (await readSlots(tx, definitions)).slots[slot]
    const standing = [draft, published, ...Object.values(remembered).map((past) => ({ data: past }))]
    const errors = ownerFieldErrors(checked.envelope, standing, definitions, account.role)
    if (errors.length > 0) throw ownersOnly(errors)
    await saveDraft(tx, {
      kind: 'global',
      key: slot,
      value: checked.envelope,
      accountId: account.id,
    })
    return (await readSlots(tx, definitions)).slots[slot]
  })
}

/**
 * Takes a slot's draft back to what is published. Throws 404 before the first publication, 409 where someone saved since;
 * then nothing is changed.
 */
export async function revertSlot(
  database: Database,
  partnerId: number,
  definitions: Definitions,
  { slot, ...acting }: { slot: GlobalSlot; ifMatch: string; accountId: string },
): Promise<SlotState> {
  return database.withPartner(partnerId, async (tx) => {
    await revertDraft(tx, { kind: 'global', key: slot }, acting)
    return (await readSlots(tx, definitions)).slots[slot]
  })
}

async function readSlots(tx: PartnerTransaction, definitions: Definitions): Promise<SlotStates> {
  const [partner] = await tx
    .select({ revision: partners.publishedRevision })
    .from(partners)
    .where(isOfPartner(tx, partners))
  const revision = partner?.revision ?? 0
  const draft = await readDrafts(tx)
  const published = await readRevision(tx, revision)
  const remembered = await readRemembered(tx)
  const states = globalSlots.map((slot) => {
    const isSlot = ({ kind, key }: Stored) => kind === 'global' && key === slot
    const past = remembered.filter((row) => row.slot === slot)
    return [slot, toState(slot, draft.find(isSlot), published.find(isSlot), past, definitions)]
  })
  return { revision, slots: Object.fromEntries(states) as SlotStates['slots'] }
}

function toState(
  slot: GlobalSlot,
  draft: Stored | undefined,
  published: Stored | undefined,
  past: { component: string; value: unknown }[],
  definitions: Definitions,
): SlotState {
  const { problem, ...shown } = present(slot, toEnvelope(draft?.value, slot), definitions)
  const { component, version, data } = toEnvelope(published?.value, slot)
  const remembered = past.map(({ component: name, value }) => [
    name,
    present(slot, toEnvelope(value, slot), definitions).data,
  ])
  return {
    etag: draft ? etagOf(draft.hash) : '"new"',
    draft: shown,
    published: published ? { component, version, data } : null,
    changed: draft?.hash !== published?.hash,
    remembered: Object.fromEntries(remembered) as SlotState['remembered'],
    problem,
  }
}

async function readRemembered(tx: PartnerTransaction) {
  const rows = await tx
    .select({ slot: slotData.slot, component: slotData.component, body: contents.body })
    .from(slotData)
    .innerJoin(contents, and(isOfPartner(tx, contents), eq(contents.hash, slotData.hash)))
    .where(isOfPartner(tx, slotData))
  return rows.map(({ body, ...row }) => ({ ...row, value: parseBody(body) }))
}
