import { squash, type BlockTexts, type TextField } from './text-fields.ts'

export type TextMatch =
  | { kind: 'plain'; field: TextField }
  | { kind: 'rich'; pointer: string }
  /** Several fields say the same, and the page shows it another number of times. */
  | { kind: 'unclear'; pointer: string }
  /** No field of the block says this: it comes from elsewhere. */
  | { kind: 'foreign' }

/**
 * Finds the field whose text a part of the page shows: the one that says just this. Where several fields say it, they
 * are told apart by their order, if the page shows it as many times: `place` is which of `count` it is.
 */
export function matchText({ plain, rich }: BlockTexts, shown: string, place = 0, count = 1): TextMatch {
  const text = squash(shown)
  const same = plain.filter(({ value }) => squash(value) === text)
  const [first] = same
  if (first) {
    const field = same.length === 1 ? first : same.length === count ? same[place] : undefined
    return field ? { kind: 'plain', field } : { kind: 'unclear', pointer: first.pointer }
  }
  const long = text === '' ? undefined : rich.find(({ words }) => words.includes(text))
  return long ? { kind: 'rich', pointer: long.pointer } : { kind: 'foreign' }
}
