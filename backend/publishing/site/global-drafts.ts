import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { CallOutput } from '#api/client.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { contents, slotData } from './table.ts'
import type { BlockEnvelope, GlobalSlot } from '#schema/block.ts'
import { globalSlots } from '#schema/block.ts'
import { and, eq } from 'drizzle-orm'
import type { Definitions } from './block-check.ts'
import { checkBlock, present, refusal } from './block-check.ts'
import type { Stored } from './contents.ts'
import { parseBody, readDrafts, readRevision } from './contents.ts'
import { etagOf, lockDraft, requireFresh, saveDraft } from './draft-store.ts'
import { toEnvelope } from './read-contents.ts'
import { blockOwnerFieldErrors } from './block-owner-fields.ts'
import { ownersOnly } from '#backend/editing/resources/owner-fields.ts'
import { revertDraft } from './revert-draft.ts'
import type { Account } from '#backend/people/accounts/sessions.ts'

type SlotStates = CallOutput<'GET /admin/global'>
type SlotState = CallOutput<'PUT /admin/global/{slot}'>
type Given = {
  slot: GlobalSlot
  component: string
  data: Record<string, unknown>
  account: Pick<Account, 'id' | 'role'>
}
type Save = Given & { ifMatch: string }

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
  { ifMatch, ...given }: Save,
): Promise<SlotState> {
  const { slot, account } = given
  const value = envelopeOf(given, definitions)
  return database.withPartner(partnerId, async (tx) => {
    requireFresh(await lockDraft(tx, { kind: 'global', key: slot }), ifMatch)
    await requireOwnFields(tx, value, given, definitions)
    await saveDraft(tx, { kind: 'global', key: slot, value, accountId: account.id })
    return (await readSlots(tx, definitions)).slots[slot]
  })
}

/** Returns the block that `saveSlot` would store, and stores nothing. Throws 422 as it does. */
export async function checkSlot(
  database: Database,
  partnerId: number,
  definitions: Definitions,
  given: Given,
): Promise<BlockEnvelope> {
  const value = envelopeOf(given, definitions)
  await database.withPartner(partnerId, (tx) => requireOwnFields(tx, value, given, definitions), {
    readOnly: true,
  })
  return value
}

/** Throws 422 for an unknown type or bad data. */
function envelopeOf({ slot, component, data }: Given, definitions: Definitions): BlockEnvelope {
  const version = definitions.get(component)?.version ?? 1
  const checked = checkBlock(slot, { id: slot, component, version, data }, definitions)
  if ('problem' in checked) throw refusal(checked.problem, checked.errors)
  return checked.envelope
}

/** Throws 422 where somebody else than an owner sets an owner's field to what does not stand in the slot. */
async function requireOwnFields(
  tx: PartnerTransaction,
  envelope: BlockEnvelope,
  { slot, account }: Given,
  definitions: Definitions,
): Promise<void> {
  const { draft, published, remembered } = (await readSlots(tx, definitions)).slots[slot]
  const standing = [draft, published, ...Object.values(remembered).map((past) => ({ data: past }))]
  const errors = blockOwnerFieldErrors(envelope, standing, definitions, account.role)
  if (errors.length > 0) throw ownersOnly(errors)
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
