import { unescapeHtml } from '#renderer/server/escape.ts'

/** Characters by their code, as one bit each; those beyond the basic plane (emoji) are left to the machine's fonts. */
export class CharacterSet {
  /** 32 characters a word: a page is made with some thirty sets. */
  readonly #words = new Uint32Array(0x800)

  add(code: number): void {
    this.#words[code >> 5] = (this.#words[code >> 5] as number) | (1 << (code & 31))
  }

  has(code: number): boolean {
    return ((this.#words[code >> 5] as number) & (1 << (code & 31))) !== 0
  }

  /** Adds every character of a text. Controls and the halves of what UTF-16 writes in two are none. */
  addText(text: string): this {
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code >= 0x20 && (code < 0xd800 || code >= 0xe000)) this.add(code)
    }
    return this
  }

  addAll(other: CharacterSet): this {
    for (let at = 0; at < this.#words.length; at++)
      this.#words[at] = (this.#words[at] as number) | (other.#words[at] as number)
    return this
  }

  without(other: CharacterSet): CharacterSet {
    const rest = new CharacterSet()
    for (let at = 0; at < this.#words.length; at++)
      rest.#words[at] = (this.#words[at] as number) & ~(other.#words[at] as number)
    return rest
  }

  and(other: CharacterSet): CharacterSet {
    const both = new CharacterSet()
    for (let at = 0; at < this.#words.length; at++)
      both.#words[at] = (this.#words[at] as number) & (other.#words[at] as number)
    return both
  }

  /** The codes in their order. */
  codes(): number[] {
    const codes: number[] = []
    for (let at = 0; at < this.#words.length; at++) {
      for (let word = this.#words[at] as number; word !== 0; word &= word - 1)
        codes.push(at * 32 + 31 - Math.clz32(word & -word))
    }
    return codes
  }

  equals(other: CharacterSet): boolean {
    for (let at = 0; at < this.#words.length; at++) if (this.#words[at] !== other.#words[at]) return false
    return true
  }

  get isEmpty(): boolean {
    return this.#words.every((word) => word === 0)
  }

  /** The characters in their order, as one text. */
  toString(): string {
    return String.fromCharCode(...this.codes())
  }
}

/** A set as `unicode-range` has it: `U+20-7e,U+ac00`. */
export function unicodeRange(characters: CharacterSet): string {
  const ranges: [number, number][] = []
  for (const code of characters.codes()) {
    const last = ranges.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges
    .map(([first, last]) =>
      first === last ? `U+${first.toString(16)}` : `U+${first.toString(16)}-${last.toString(16)}`,
    )
    .join(',')
}

/** Reads what `unicodeRange` writes, and any `unicode-range` without wildcards. */
export function parseUnicodeRange(text: string): CharacterSet {
  const characters = new CharacterSet()
  for (const [, first = '', last = first] of text.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)) {
    const end = Math.min(Number.parseInt(last, 16), 0xffff)
    for (let code = Number.parseInt(first, 16); code <= end; code++) characters.add(code)
  }
  return characters
}

/** Rules that set a class's element in a face (`.c-x`), or elements inside of it (`.c-x h3`, `.c-x > h3`). */
const faceRule = /\.(c-[\w-]+)([^{},]*)\{[^{}]*font-family:var\(--fonts-(display|body)\)/g
const inside = /^\s*(>|\s)\s*([a-z]\w*)$/
const anyTag = '*'
const shownAttribute = /\s(?:placeholder|value|label)="([^"]*)"/g
const fieldTags = new Set(['input', 'optgroup', 'option', 'textarea'])
const voidTags = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])

/** A rule of a class: for the element itself, or for elements of a tag, or all, inside of it. */
type FaceRule = { of: 'itself' | 'children' | 'descendants'; tag: string; isDisplay: boolean }

/** By class, the rules that set text in the theme's display face, or in that of the body. */
export type FaceRules = ReadonlyMap<string, FaceRule[]>

/** The face rules in the sheets of a page. */
export function readFaceRules(styles: string): FaceRules {
  const rules = new Map<string, FaceRule[]>()
  for (const [, name = '', rest = '', face] of styles.matchAll(faceRule)) {
    const [, combinator, tag = anyTag] = inside.exec(rest.trimEnd()) ?? []
    const of = !rest.trim() ? 'itself' : combinator === '>' ? 'children' : 'descendants'
    rules.set(name, [...(rules.get(name) ?? []), { of, tag, isDisplay: face === 'display' }])
  }
  return rules
}

/** A piece of what a markup shows: whether in the theme's display face or in that of the body, and where it begins. */
export type ShownText = { text: string; isDisplay: boolean; at: number }

/**
 * The texts that a rendered markup shows: what stands between its tags, and what a field shows until it is filled in.
 * `rules` say what is set in the theme's display face.
 */
export function* shownTexts(markup: string, rules: FaceRules): Generator<ShownText> {
  /** The elements around, each with the rules for what stands in it. */
  const open: { isDisplay: boolean; inside: readonly FaceRule[] }[] = [{ isDisplay: false, inside: [] }]
  for (let at = 0, end: number; at < markup.length; at = end) {
    const around = open.at(-1) as (typeof open)[number]
    const { isDisplay } = around
    if (markup[at] !== '<') {
      end = indexOr(markup, '<', at)
      yield { text: unescapeHtml(markup.slice(at, end)), isDisplay, at }
      continue
    }
    // No attribute holds a `>`: React and `escapeHtml` write it as an entity.
    end = indexOr(markup, '>', at) + 1
    if (markup[at + 1] === '!') continue
    if (markup[at + 1] === '/') {
      if (open.length > 1) open.pop()
      continue
    }
    const element = markup.slice(at + 1, end - 1)
    const tag = element.slice(0, indexOr(element, ' ', 0)).replace('/', '')
    if (fieldTags.has(tag))
      for (const [, text = ''] of element.matchAll(shownAttribute))
        yield { text: unescapeHtml(text), isDisplay, at }
    if (voidTags.has(tag) || element.endsWith('/')) continue
    const own = rules.size > 0 ? classesOf(element).flatMap((name) => rules.get(name) ?? []) : []
    // A rule that names the tag too counts for more.
    const rule =
      around.inside.findLast((one) => one.tag === tag || one.tag === anyTag) ??
      own.findLast(({ of }) => of === 'itself')
    open.push({
      isDisplay: (rule ?? around).isDisplay,
      inside: insideOf(around.inside, own),
    })
  }
}

const none: readonly FaceRule[] = []

/** Rules for what stands in an element: those for all inside of the elements around it, and its own. */
function insideOf(around: readonly FaceRule[], own: readonly FaceRule[]): readonly FaceRule[] {
  if (around.length + own.length === 0) return none
  return [...around.filter(({ of }) => of === 'descendants'), ...own.filter(({ of }) => of !== 'itself')]
}

function indexOr(text: string, part: string, from: number): number {
  const found = text.indexOf(part, from)
  return found < 0 ? text.length : found
}

const classesOf = (element: string) => /\sclass="([^"]*)"/.exec(element)?.[1]?.split(' ') ?? []
