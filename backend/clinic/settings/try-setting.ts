import type { Account } from '#backend/people/accounts/sessions.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { withTrial } from '#backend/kernel/database/trial.ts'
import { checkData } from '#backend/editing/resources/check.ts'
import type { RowData } from '#backend/editing/resources/fields.ts'
import type { SettingDefinition } from './define-setting.ts'
import { holdPartner } from './hold-partner.ts'
import { requireOwnFields } from './save-setting.ts'
import { settings } from './settings.ts'

type TriedSetting = { setting: string; data: RowData }

/**
 * Reads as if a setting had been saved. Nothing is saved. The data is what `POST /admin/settings/{setting}/check` has
 * found right.
 */
export function trySetting<T>({ setting, data }: TriedSetting, read: () => Promise<T>): Promise<T> {
  const definition = settings.get(setting)
  if (!definition) throw new Error(`No setting is called ${setting}.`)
  return withTrial(async (tx) => {
    await holdPartner(tx)
    await definition.write(tx, data)
  }, read)
}

type Checked = { definition: SettingDefinition; account: Account; given: unknown }

/** The data as saving the setting would keep it. Throws 422 with one entry a field. */
export async function checkSetting(
  database: Database,
  partnerId: number,
  { definition, account, given }: Checked,
): Promise<RowData> {
  const data = checkData(definition, given)
  const before = await database.withPartner(partnerId, (tx) => definition.read(tx), { readOnly: true })
  requireOwnFields(definition, account, before, data)
  return trySetting({ setting: definition.name, data }, () =>
    database.withPartner(partnerId, (tx) => definition.read(tx)),
  )
}
