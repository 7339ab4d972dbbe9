import type { Account } from '#backend/people/accounts/sessions.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { readChanges, writeAudit } from '#backend/editing/resources/audit.ts'
import { checkData } from '#backend/editing/resources/check.ts'
import { etagOf, isSame } from '#backend/editing/resources/etag.ts'
import { requireFresh } from '#backend/editing/resources/require-fresh.ts'
import { announced } from '#backend/kernel/database/announce.ts'
import { ownerFieldErrors, ownersOnly } from '#backend/editing/resources/owner-fields.ts'
import type { SettingState } from '#schema/settings.ts'
import type { SettingDefinition } from './define-setting.ts'
import { holdPartner } from './hold-partner.ts'

/** A setting as it is now. Throws 404 where the partner is gone. */
export const getSetting = (
  database: Database,
  partnerId: number,
  definition: SettingDefinition,
): Promise<SettingState> =>
  database.withPartner(partnerId, (tx) => toState(tx, definition), { readOnly: true })

type Saving = {
  definition: SettingDefinition
  account: Account
  given: unknown
  ifMatch: string
  acceptsReservations: boolean
}

/**
 * Saves a setting; pages and bookings follow at once. Throws 409 where somebody saved since (with who, when and what) or
 * where reservations stand in a time that it closes, 422 with one entry a field, also for an owner's field that somebody
 * else changes; then nothing is changed.
 */
export const saveSetting = (
  database: Database,
  partnerId: number,
  { definition, account, given, ifMatch, acceptsReservations }: Saving,
): Promise<SettingState> =>
  announced(database, partnerId, async (tx) => {
    await holdPartner(tx)
    const before = await definition.read(tx)
    await requireFresh(tx, definition, { id: null, data: before }, ifMatch)
    const data = checkData(definition, given)
    requireOwnFields(definition, account, before, data)
    if (isSame(before, data)) return toState(tx, definition)
    const write = () => definition.write(tx, data)
    await (definition.guard ? definition.guard(tx, acceptsReservations, write) : write())
    await writeAudit(tx, definition.name, account, {
      action: 'CHANGED',
      rowId: null,
      title: definition.title,
      before,
      after: await definition.read(tx),
    })
    return toState(tx, definition)
  })

/** Throws 422 where somebody else than an owner changes an owner's field. */
export function requireOwnFields(
  { schema }: Pick<SettingDefinition, 'schema'>,
  { role }: Pick<Account, 'role'>,
  before: Record<string, unknown>,
  data: Record<string, unknown>,
): void {
  const mayStand = (name: string, value: unknown) => isSame(before[name] ?? null, value)
  const errors = ownerFieldErrors({ schema, role, data, mayStand, below: '' })
  if (errors.length > 0) throw ownersOnly(errors)
}

async function toState(tx: PartnerTransaction, definition: SettingDefinition): Promise<SettingState> {
  const data = await definition.read(tx)
  const [last] = await readChanges(tx, definition.name, null)
  return {
    etag: etagOf(data),
    data,
    page: definition.page ?? null,
    saved: last ? { by: last.by, at: last.at } : null,
    warnings: (await definition.warn?.(tx, data as never)) ?? [],
  }
}
