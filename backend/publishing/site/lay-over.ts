import { ProblemError } from '#backend/kernel/http/problem.ts'
import { isGlobalSlot, slotNames } from '#schema/plain/slot-names.ts'
import type { Stored } from './contents.ts'
import { nameOf } from './contents.ts'
import type { DraftKey } from './draft-store.ts'
import { pagesIn } from './moved-pages.ts'
import { shapeOf } from './path-pattern.ts'
import { hasDraft } from './write-revision.ts'

/** A content that takes its place among what is published; `null` takes away what is there. */
export type Laid = DraftKey & { content: Stored | null }

/** Returns what is published once the contents are laid over what was. */
export function layOver(before: Stored[], laid: Laid[]): Stored[] {
  const names = new Set(laid.map(nameOf))
  return [
    ...before.filter((entry) => hasDraft(entry) && !names.has(nameOf(entry))),
    ...laid.flatMap(({ content }) => content ?? []),
  ]
}

/** Returns what brings back, in the same places, what was published before. */
export const earlierOf = (before: Stored[], laid: Laid[]): Laid[] =>
  laid.map(({ kind, key }) => ({
    kind,
    key,
    content: before.find((entry) => nameOf(entry) === nameOf({ kind, key })) ?? null,
  }))

type Standing = {
  before: Stored[]
  laid: Laid[]
  /** State that would be published with the drafts laid over it. */
  entries: Stored[]
  drafts: Stored[]
}

/**
 * Throws 422 where a site cannot stand like that, naming what has to be published too: the first time, slots that are
 * left out; always, a page that is still published at the path of a chosen one.
 */
export function requireStanding({ before, laid, entries, drafts }: Standing): void {
  const there = new Set(entries.map(nameOf))
  const missing = drafts.filter((draft) => draft.kind === 'global' && !there.has(nameOf(draft)))
  if (before.length === 0 && missing.length > 0) {
    const names = missing.map(({ key }) => (isGlobalSlot(key) ? slotNames[key] : key)).join(', ')
    throw incomplete(`처음에는 사이트의 모든 자리를 함께 공개해야 합니다. ${names}도 함께 골라 주세요.`)
  }
  const pages = pagesIn(entries)
  const laidPages = pagesIn(laid.flatMap(({ content }) => content ?? []))
  for (const { key, definition } of laidPages) {
    const { title, pattern } = definition
    const other = pages.find(
      (page) => page.key !== key && shapeOf(page.definition.pattern) === shapeOf(pattern),
    )
    if (!other) continue
    const draft = pagesIn(drafts).find((page) => page.key === other.key)
    const leaves = !draft || shapeOf(draft.definition.pattern) !== shapeOf(pattern)
    throw incomplete(
      `‘${title}’ 페이지의 경로(${pattern})에 ‘${other.definition.title}’ 페이지가 공개되어 있습니다. ${
        leaves
          ? `‘${other.definition.title}’ 페이지의 변경도 함께 골라 주세요.`
          : '둘 가운데 하나의 경로를 바꾼 뒤 다시 공개해 주세요.'
      }`,
    )
  }
}

const incomplete = (message: string) =>
  new ProblemError(422, 'incomplete-publication', message, { errors: [{ path: '/changes', message }] })

/** Throws 422 where nothing was published before, or nothing changes: there is nothing to come back at the end. */
export function requireEarlier(before: Stored[], isChange: boolean): void {
  if (before.length > 0 && isChange) return
  const message =
    before.length === 0
      ? '처음 공개에는 끝나는 때를 정할 수 없습니다. 그때 되돌릴 이전 내용이 없습니다.'
      : '이미 공개된 내용이라 끝나는 때에 되돌릴 이전 내용이 없습니다. 공개 기록에서 되돌려 주세요.'
  throw new ProblemError(422, 'nothing-earlier', message, { errors: [{ path: '/endsAt', message }] })
}
