import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { withTrial } from '#backend/kernel/database/trial.ts'
import type { ResourceDefinition } from './define-resource.ts'
import type { RowData } from './fields.ts'
import { resources } from './resources.ts'
import { shownBy } from './shown.ts'
import { insertRow, updateRow } from './store.ts'

/** Without a number it is a row that is not made yet. */
type TriedRow = { resource: string; id?: number | undefined; data: RowData }

/** The number of a row that is not made yet while it is tried: the last one there is, which no row gets. */
const triedId = 2_147_483_647

/** The address of a resource's page with a row, or while it is tried with one that is not made yet. */
export const pageOfRow = ({ page }: ResourceDefinition, id = triedId): string | null =>
  page?.replace('{id}', String(id)) ?? null

/**
 * Reads as if a row had been saved with other data, or made, and were shown now. Nothing is saved. `read` is given the
 * row's number. The data is what `POST /admin/{resource}/{id}/check` or `POST /admin/{resource}/check` has found right.
 */
export function tryRow<T>({ resource, id, data }: TriedRow, read: (id: number) => Promise<T>): Promise<T> {
  const definition = resources.get(resource)
  if (!definition) throw new Error(`No resource is called ${resource}.`)
  const shown = inView(definition, data, new Date())
  const change = async (tx: PartnerTransaction) => {
    if (id === undefined) await insertRow(tx, definition, shown, triedId)
    else await updateRow(tx, definition, id, shown)
  }
  return withTrial(change, () => read(id ?? triedId))
}

const day = 24 * 60 * 60_000

/** The row as visitors see it once its time has come: a hidden one in view, one of another time as of now. */
function inView({ table }: ResourceDefinition, data: RowData, now: Date): RowData {
  const shown = { ...data }
  const { visible, from, until } = shownBy(table)
  if (visible !== undefined) shown[visible] = true
  const at = (name: string | undefined) => {
    const value = name === undefined ? null : data[name]
    return typeof value === 'string' ? Date.parse(value) : null
  }
  const [begins, ends] = [at(from), at(until)]
  if (from !== undefined && begins !== null && begins > now.getTime())
    shown[from] = new Date(now.getTime() - day).toISOString()
  if (until !== undefined && ends !== null && ends <= now.getTime())
    shown[until] = new Date(now.getTime() + day).toISOString()
  return shown
}
