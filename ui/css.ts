import { createStitches } from '@stitches/react'
import type { CSSProperties } from 'react'
import { groupElement, groupNames, takeOverStyles, type StyleGroups } from './late-styles.ts'
import { colors, fonts, media, radii, sizes, space, transitions, zIndices } from './tokens.ts'

type Declarations = { [Property in keyof CSSProperties]?: string | number }

/**
 * A style: properties, tokens (`$primary1`), media (`@phone`) and nested selectors. Wider than Stitches' own type,
 * which checks every value against every token and takes the compiler gigabytes.
 */
export interface CSS extends Declarations {
  [name: string]: string | number | CSS | undefined
}

/** Stitches without its types, for the same reason. */
const sheet = (createStitches as (config: object) => unknown)({
  theme: { colors, fonts, space, radii, zIndices, sizes, transitions },
  media,
  // No sheet of a document: on the server there is none, and in the browser `takeOverStyles` knows a quicker one.
  root: null,
}) as {
  css(style: CSS): (choice?: object) => { className: string }
  globalCss(styles: Record<string, CSS>): () => string
  keyframes(frames: Record<string, CSS>): object
  getCssText(): string
  reset(): void
  sheet: { rules: StyleGroups }
}

type VariantOptions = Record<string, Record<string, CSS>>
type Choice<Variants extends VariantOptions> = {
  [Name in keyof Variants]?:
    | (keyof Variants[Name] extends 'true' | 'false' ? boolean : keyof Variants[Name])
    | undefined
}
type Variation<Variants extends VariantOptions> = {
  variants?: Variants
  defaultVariants?: Choice<Variants>
  compoundVariants?: (Choice<Variants> & { css: CSS })[]
}

/** A text of a sheet, one object for the same text in the same Stitches group, which remembers the last sheet it is in. */
type Part = { text: string; sheet: number }

/** Rules of one class in the Stitches group of a number (later groups win), with the names that Stitches gave them. */
type Rules = { group: number; names: Part[]; rules: Part[] }

/** A class name that has been worked out, with its rules and those of the animations it names. */
type Known = { id: number; className: string; rules: Rules[]; collection: number }

/** Class names by the value of the first variant, then of the second, and so on to the last. */
type Choices = Map<unknown, Choices | Known>

const isServer = typeof document === 'undefined'
if (!isServer) takeOverStyles(sheet.sheet.rules)

/** Counts what has been worked out. */
let knowns = 0
/**
 * Styles that the present render has asked for, in the order of their first use. A page anew is 0.21 to 0.24 of bare
 * `renderToString` (`npm run bench`, part (a)); a whole text for each block in place of this spares 0.3 of its 14 ms at
 * most, and gives pages wrong rules (0098).
 */
let collected: Known[] | undefined
/** Counts collections and the sheets they become; tells whether something is in one already. */
let collections = 0

/** Frames by the name of their animation, as a style mentions it. */
const animations = new Map<string, Rules[]>()

/**
 * A class name from a style. Each combination of variants is worked out once for the life of the process and is
 * a look-up from then on, so that rendering pays for no styles it has seen before; on the server each also keeps
 * its own rules, and a page gets just those that its render asked for (`collectStyles`).
 */
export function css<const Variants extends VariantOptions = Record<never, never>>(
  definition: Declarations & Variation<Variants> & { [nested: string]: unknown },
): (choice?: Choice<Variants>) => string {
  const component = sheet.css(definition as CSS)
  const names = Object.keys(definition.variants ?? {})
  const choices: Choices = new Map()
  let plain: Known | undefined
  return (choice) => {
    const known = choice
      ? chosen(choices, names, choice as Record<string, unknown>, component)
      : (plain ??= isolate(() => component().className))
    if (collected) collect(known)
    return known.className
  }
}

function chosen(
  choices: Choices,
  names: string[],
  choice: Record<string, unknown>,
  component: (choice: object) => { className: string },
): Known {
  let at = choices
  const last = names.length - 1
  for (let index = 0; index < last; index++) {
    const value = choice[names[index] as string]
    let next = at.get(value) as Choices | undefined
    if (!next) at.set(value, (next = new Map()))
    at = next
  }
  const value = choice[names[last] as string]
  let known = at.get(value) as Known | undefined
  if (!known) at.set(value, (known = isolate(() => component(choice).className)))
  return known
}

/** Runs `register` on an empty sheet, so that what the sheet then holds is what `register` put there. */
function isolate(register: () => string): Known {
  const id = ++knowns
  if (!isServer) return { id, className: register(), rules: [], collection: 0 }
  sheet.reset()
  const className = register()
  const text = sheet.getCssText()
  sheet.reset()
  const frames = [...animations].flatMap(([name, rules]) => (text.includes(name) ? rules : []))
  return { id, className, rules: [...parseSheet(text), ...frames], collection: 0 }
}

function collect(known: Known): void {
  if (!collected || known.collection === collections) return
  known.collection = collections
  collected.push(known)
}

const themeGroup = 0
const parts = new Map<string, Part>()

function partOf(group: number, text: string): Part {
  const key = `${group} ${text}`
  let part = parts.get(key)
  if (!part) parts.set(key, (part = { text, sheet: 0 }))
  return part
}

/** Cuts Stitches' text (`--sxs{--sxs:2 names}@media{rules}` a group) into its groups. */
function parseSheet(text: string): Rules[] {
  const found: Rules[] = []
  // Stitches cuts a shorthand such as `paddingBlock` at every space, those inside nested parentheses too. One rule
  // that is left open would swallow all that follow it on the page.
  if (text.split('(').length !== text.split(')').length) {
    throw new Error(
      `A style came out with an open parenthesis; write its long-hand properties instead: ${text.slice(-400)}`,
    )
  }
  for (const { group, names, body } of cutGroups(text)) {
    if (group === themeGroup) continue
    const own = (texts: string[]) => texts.map((text) => partOf(group, text))
    found.push({ group, names: own(names.split(' ')), rules: own(topRules(body)) })
  }
  return found
}

function cutGroups(text: string): { group: number; names: string; body: string }[] {
  return text
    .split('--sxs{--sxs:')
    .slice(1)
    .map((part) => {
      const [, group, names = '', body = ''] = /^(\d+) ([^}]*)\}@media(?: all)?\{(.*)\}\s*$/s.exec(part) ?? []
      if (group === undefined) throw new Error(`Unexpected text in the style sheet: ${part.slice(0, 80)}`)
      return { group: Number(group), names, body }
    })
}

/** The tokens as custom properties, in a group of their own; every page needs them. */
const tokens = isServer
  ? (sheet.reset(), cutGroups(sheet.getCssText()).find(({ group }) => group === themeGroup))
  : undefined

/** Cuts a text into its rules, a media rule with what it holds being one. */
function topRules(text: string): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) {
      rules.push(text.slice(start, at + 1))
      start = at + 1
    }
  }
  return rules
}

/** Styles of a document. */
export type Styles = {
  /** Its elements, which `takeOverStyles` reads in the browser. */
  tags: string
  /** The text of each, for the policy's hashes: the empty one is that of the sheets which the browser adds. */
  texts: string[]
}

/**
 * The sheets that hold exactly these rules, one a group. Each rule stands once, where it was first asked for: repeated,
 * one variant's rule would win over those of the variants after it.
 */
function writeSheet(used: Known[]): Styles {
  const sheet = ++collections
  const groups: { names: string; rules: string }[] = []
  for (const { rules: own } of used) {
    for (const { group, names, rules } of own) {
      const written = (groups[group] ??= { names: '', rules: '' })
      for (const name of names) {
        if (name.sheet === sheet) continue
        name.sheet = sheet
        written.names += ` ${name.text}`
      }
      for (const rule of rules) {
        if (rule.sheet === sheet) continue
        rule.sheet = sheet
        written.rules += rule.text
      }
    }
  }
  groups[themeGroup] = { names: tokens?.names ?? '', rules: tokens?.body ?? '' }
  const all = Array.from(groupNames, (_, group) => groups[group] ?? { names: '', rules: '' })
  return {
    tags: all.map(({ names, rules }, group) => groupElement(group, names.trimStart(), rules)).join('\n'),
    texts: [...all.flatMap(({ rules }) => rules || []), ''],
  }
}

/** The sheets written last, by what they hold: pages of the same blocks have the same. */
const sheets = new Map<string, Styles>()
const keptSheets = 100

function sheetOf(used: Known[]): Styles {
  let key = ''
  for (const { id } of used) key += `${id} `
  const written = sheets.get(key) ?? writeSheet(used)
  sheets.delete(key)
  sheets.set(key, written)
  for (const [oldest] of sheets) {
    if (sheets.size <= keptSheets) break
    sheets.delete(oldest)
  }
  return written
}

/**
 * Runs a synchronous render and gives the styles that it asked for, and no others. Synchronous, because the
 * collection belongs to the process: nothing else may render between its start and its end.
 */
export function collectStyles<Result>(render: () => Result): { result: Result; styles: Styles } {
  const outer = collected
  const mine: Known[] = (collected = [])
  collections += 1
  try {
    return { result: render(), styles: sheetOf(mine) }
  } finally {
    collected = outer
  }
}

/** Rules for the whole document, such as a reset; a page that calls what this gives has them. */
export function globalCss(definition: Record<string, CSS>): () => void {
  const apply = sheet.globalCss(definition)
  const known = isolate(() => (apply(), ''))
  return () => collect(known)
}

/** Name of an animation, for `animation: \`${fade} 200ms\`` in a style; the page gets its frames with the style. */
export function keyframes(frames: Record<string, CSS>): string {
  const animation = sheet.keyframes(frames)
  const { className: name, rules } = isolate(() => String(animation))
  animations.set(name, rules)
  return name
}

/** Joins class names, leaving out what is not set. */
export function cx(...names: (string | false | null | undefined)[]): string {
  let joined = ''
  for (const name of names) {
    if (name) joined += joined ? ` ${name}` : name
  }
  return joined
}
