import { sameData } from '../form/same-data.ts'
import type { RowData } from './row-drafts.ts'

type Merged = {
  data: RowData
  /** Fields that both changed, each in their own way: mine stands in `data`. */
  both: string[]
}

const isRecord = (value: unknown): value is RowData =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Two people's changes of one state together: what only one of them changed is taken as they have it; where both did,
 * mine stays and the field's path is told. Lists of as many items are merged item by item.
 */
export function mergeRows(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path = '',
): { value: unknown; both: string[] } {
  if (sameData(mine, theirs) || sameData(base, theirs)) return { value: mine, both: [] }
  if (sameData(base, mine)) return { value: theirs, both: [] }
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    const both: string[] = []
    const value: RowData = {}
    for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
      const merged = mergeRows(base[key], mine[key], theirs[key], `${path}/${key}`)
      value[key] = merged.value
      both.push(...merged.both)
    }
    return { value, both }
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    if (base.length === mine.length && base.length === theirs.length) {
      const items = base.map((item, index) => mergeRows(item, mine[index], theirs[index], `${path}/${index}`))
      return { value: items.map(({ value }) => value), both: items.flatMap((item) => item.both) }
    }
  }
  return { value: mine, both: [path] }
}

export function merge(base: RowData, mine: RowData, theirs: RowData): Merged {
  const { value, both } = mergeRows(base, mine, theirs)
  return { data: value as RowData, both }
}
