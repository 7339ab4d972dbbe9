/** Characters by their code, as one bit each; those beyond the basic plane (emoji) are left to the machine's fonts. */
export class CharacterSet {
  readonly #bits = new Uint8Array(0x2000)

  add(code: number): void {
    this.#bits[code >> 3] = (this.#bits[code >> 3] as number) | (1 << (code & 7))
  }

  has(code: number): boolean {
    return ((this.#bits[code >> 3] as number) & (1 << (code & 7))) !== 0
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
    for (let at = 0; at < this.#bits.length; at++)
      this.#bits[at] = (this.#bits[at] as number) | (other.#bits[at] as number)
    return this
  }

  without(other: CharacterSet): CharacterSet {
    const rest = new CharacterSet()
    for (let at = 0; at < this.#bits.length; at++)
      rest.#bits[at] = (this.#bits[at] as number) & ~(other.#bits[at] as number)
    return rest
  }

  and(other: CharacterSet): CharacterSet {
    const both = new CharacterSet()
    for (let at = 0; at < this.#bits.length; at++)
      both.#bits[at] = (this.#bits[at] as number) & (other.#bits[at] as number)
    return both
  }

  /** The codes in their order. */
  *codes(): Generator<number> {
    for (let at = 0; at < this.#bits.length; at++) {
      const byte = this.#bits[at] as number
      for (let bit = 0; byte >> bit; bit++) if ((byte >> bit) & 1) yield at * 8 + bit
    }
  }

  equals(other: CharacterSet): boolean {
    return this.#bits.every((byte, at) => byte === other.#bits[at])
  }

  get isEmpty(): boolean {
    return this.#bits.every((byte) => byte === 0)
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

/** The rules whose texts are set in the theme's display face begin with a class of these, and may name what is inside. */
const displayRule = /\.(c-[\w-]+)([^{},]*)\{[^{}]*font-family:var\(--fonts-display\)/g
const descendant = /[\s>](?:([a-z]\w*)|[^\s>]+)$/
const anyTag = '*'
const tagOrText = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|([^<]+)/gi
const voidTags = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i

/** By class, what its rules set in the display face: the element itself (`''`), those of a tag inside of it, or all. */
function displayTags(styles: string): Map<string, Set<string>> {
  const tags = new Map<string, Set<string>>()
  for (const [, name = '', rest = ''] of styles.matchAll(displayRule)) {
    const inside = descendant.exec(rest.trimEnd())
    const tag = inside ? (inside[1] ?? anyTag) : ''
    tags.set(name, (tags.get(name) ?? new Set()).add(tag))
  }
  return tags
}

/**
 * The text of a rendered markup that is set in the theme's display face: all that is inside of an element which the
 * rules of a class set in it. `styles` are the sheets of the page.
 */
export function displayText(markup: string, styles: string): string {
  const rules = displayTags(styles)
  let text = ''
  const open: { shows: boolean; tags: ReadonlySet<string> }[] = [{ shows: false, tags: new Set() }]
  for (const [, closing, tag = '', attributes = '', content] of markup.matchAll(tagOrText)) {
    const { shows, tags } = open.at(-1) as (typeof open)[number]
    if (content !== undefined) {
      if (shows) text += content
    } else if (closing) {
      if (open.length > 1) open.pop()
    } else if (!voidTags.test(tag) && !attributes.endsWith('/')) {
      const names = /\sclass="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? []
      const own = names.flatMap((name) => [...(rules.get(name) ?? [])])
      open.push({
        shows: shows || own.includes('') || tags.has(tag) || tags.has(anyTag),
        tags: own.some(Boolean) ? new Set([...tags, ...own.filter(Boolean)]) : tags,
      })
    }
  }
  return text
}
