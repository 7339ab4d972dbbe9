import type { PageDefinition } from '#schema/page.ts'
import type { SlotValue } from '#admin/kit/console/admin-context.tsx'
import { differences } from '#admin/kit/form/data/merge-data.ts'
import { splitPointer } from '#admin/kit/form/data/field-errors.ts'

/** A place that is otherwise in another state of a draft. */
export type ChangedPlace = {
  /** Titles on the way to it. */
  names: string[]
  /** Section that it is in; `null`: none, or one that is no more. */
  block: string | null
  /** Pointer of the field in its form, if it is one. */
  field: string | null
}

/** Titles on the way to a place in a draft. */
export type NamePlace = (value: unknown, path: string[]) => string[]

/** Lists what differs between two drafts of a slot, or of the theme; the data of a slot's block stands below `below`. */
export const changedFields = (
  was: unknown,
  now: unknown,
  nameOf: NamePlace,
  below: '' | '/data',
): ChangedPlace[] =>
  changedPaths(was, now, below).map((path) => ({
    names: nameOf(now, splitPointer(path)),
    block: null,
    field: path.startsWith(`${below}/`) ? path.slice(below.length) : null,
  }))

/** Of one type only the data counts: a draft that came from the server also says its version. */
function changedPaths(was: unknown, now: unknown, below: '' | '/data'): string[] {
  const [before, after] = [was, now] as Partial<SlotValue>[]
  return below === '/data' && before?.component === after?.component
    ? differences(below, before?.data, after?.data)
    : differences('', was, now)
}

/** What a page's draft has otherwise than before: sections that came and went, their order, and fields. */
export function changedPagePlaces(
  was: PageDefinition,
  now: PageDefinition,
  nameOf: NamePlace,
): ChangedPlace[] {
  return differences('', was, now).flatMap((path): ChangedPlace[] => {
    const [part, index, inside, ...rest] = splitPointer(path)
    if (part !== 'blocks') return [{ names: nameOf(now, splitPointer(path)), block: null, field: path }]
    if (index === undefined) return changedSections(was, now, nameOf)
    const field = inside === 'data' && rest.length > 0 ? path.replace(/^(?:\/[^/]+){3}/, '') : null
    return [{ names: nameOf(now, splitPointer(path)), block: now.blocks[Number(index)]?.id ?? null, field }]
  })
}

function changedSections(was: PageDefinition, now: PageDefinition, nameOf: NamePlace): ChangedPlace[] {
  const of = (page: PageDefinition, other: PageDefinition) =>
    page.blocks.flatMap(({ id }, index) =>
      other.blocks.some((block) => block.id === id)
        ? []
        : [{ names: nameOf(page, ['blocks', String(index)]), block: page === now ? id : null, field: null }],
    )
  const found = [...of(now, was), ...of(was, now)]
  if (found.length > 0) return found
  // Of two that stand the other way round, the one that stands higher now was moved as well as the other.
  const moved = now.blocks.find(({ id }, index) => was.blocks[index]?.id !== id)
  return [{ names: ['섹션의 순서'], block: moved?.id ?? null, field: null }]
}
