import { withTrial } from '#backend/database/trial.ts'
import type { ResourceDefinition } from './define-resource.ts'
import type { RowData } from './fields.ts'
import { resources } from './resources.ts'
import { updateRow } from './store.ts'

export type TriedRow = { resource: string; id: number; data: RowData }

/**
 * Reads as if a row had been saved with other data, and were shown now. Nothing is saved. The data is what
 * `POST /admin/{resource}/{id}/check` has found right.
 */
export function tryRow<T>({ resource, id, data }: TriedRow, read: () => Promise<T>): Promise<T> {
  const definition = resources.get(resource)
  if (!definition) throw new Error(`No resource is called ${resource}.`)
  return withTrial((tx) => updateRow(tx, definition, id, inView(definition, data, new Date())), read)
}

const day = 24 * 60 * 60_000

/** The row as visitors see it once its time has come: a hidden one in view, one of another time as of now. */
function inView({ publish }: ResourceDefinition, data: RowData, now: Date): RowData {
  const shown = { ...data }
  if (publish.visible !== undefined) shown[publish.visible] = true
  if (publish.kind !== 'period') return shown
  const { from, until } = publish
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
