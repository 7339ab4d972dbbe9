import type { Difference } from '#schema/differences.ts'

/** A place of the site that differs: a section of a page, the block of a slot, or a page as a whole. */
export type Stop = {
  /** Name of its part: `page/home`. */
  part: string
  /** The section, where it is one. */
  block: string | null
}

export const partName = ({ kind, key }: Pick<Difference, 'kind' | 'key'>): string => `${kind}/${key}`

/** Lists the places that differ, in the order of the parts and, in a page, of its sections. */
export const listStops = (rows: readonly Difference[]): Stop[] =>
  rows.flatMap((row) => {
    const blocks = [...new Set(row.fields.map(({ block }) => block ?? null))]
    return (blocks.length > 0 ? blocks : [null]).map((block) => ({ part: partName(row), block }))
  })
