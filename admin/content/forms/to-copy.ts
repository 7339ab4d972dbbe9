import type { RowData } from '#admin/kit/drafts/row-drafts.ts'

/** A row as the beginning of a new one: without the numbers of its items, and called a copy. */
export function toCopy(data: RowData): RowData {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (name === 'name' || name === 'title' || name === 'question') return [name, `${String(value)} 사본`]
      if (!Array.isArray(value)) return [name, value]
      return [
        name,
        value.map((item: unknown) =>
          typeof item === 'object' && item !== null && 'id' in item ? { ...item, id: null } : item,
        ),
      ]
    }),
  )
}
