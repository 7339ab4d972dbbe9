import { createStitches } from '@stitches/react'
import type { CSSProperties } from 'react'
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
}) as {
  css(style: CSS): (choice?: object) => { className: string }
  globalCss(styles: Record<string, CSS>): () => string
  keyframes(frames: Record<string, CSS>): object
  getCssText(): string
  reset(): void
}

type VariantOptions = Record<string, Record<string, CSS>>
type Choice<Variants extends VariantOptions> = {
  [Name in keyof Variants]?:
    (keyof Variants[Name] extends 'true' | 'false' ? boolean : keyof Variants[Name]) | undefined
}
type Variation<Variants extends VariantOptions> = {
  variants?: Variants
  defaultVariants?: Choice<Variants>
  compoundVariants?: (Choice<Variants> & { css: CSS })[]
}

/** Rules of one class, by the number of the Stitches group they belong to (later groups win). */
type Rules = Map<number, { names: string; rules: string[] }>

/** A class name that has been worked out, with its rules and those of the animations it names. */
type Known = { className: string; rules: Rules[] }

const isServer = typeof document === 'undefined'
let collected: Set<Rules> | undefined

/** Frames by the name of their animation, as a style mentions it. */
const animations = new Map<string, Rules>()

/**
 * A class name from a style. Each combination of variants is worked out once for the life of the process and is
 * a look-up from then on, so that rendering pays for no styles it has seen before; on the server each also keeps
 * its own rules, and a page gets just those that its render asked for (`collectStyles`).
 */
export function css<const Variants extends VariantOptions = Record<never, never>>(
  definition: Declarations & Variation<Variants> & { [nested: string]: unknown },
): (choice?: Choice<Variants>) => string {
  const component = sheet.css(definition as CSS)
  const known = new Map<string, Known>()
  let plain: Known | undefined
  return (choice) => {
    if (!choice && plain) {
      collect(plain.rules)
      return plain.className
    }
    const key = choice ? variantKey(choice) : ''
    let entry = known.get(key)
    if (!entry) {
      entry = isolate(() => component(choice).className)
      known.set(key, entry)
    }
    if (!choice) plain = entry
    collect(entry.rules)
    return entry.className
  }
}

function variantKey(choice: object): string {
  let key = ''
  for (const name in choice) key += `${name}:${String(choice[name as keyof typeof choice])};`
  return key
}

/** Runs `register` on an empty sheet, so that what the sheet then holds is what `register` put there. */
function isolate(register: () => string): Known {
  if (!isServer) return { className: register(), rules: [] }
  sheet.reset()
  const className = register()
  const text = sheet.getCssText()
  sheet.reset()
  const frames = [...animations].filter(([name]) => text.includes(name)).map(([, rules]) => rules)
  return { className, rules: [parseSheet(text), ...frames] }
}

function collect(rules: Rules[]): void {
  if (collected) for (const rule of rules) collected.add(rule)
}

const themeGroup = 0

/** Cuts Stitches' text (`--sxs{--sxs:2 names}@media{rules}` a group) into its groups. */
function parseSheet(text: string): Rules {
  const rules: Rules = new Map()
  // Stitches cuts a shorthand such as `paddingBlock` at every space, those inside nested parentheses too. One rule
  // that is left open would swallow all that follow it on the page.
  if (text.split('(').length !== text.split(')').length) {
    throw new Error(
      `A style came out with an open parenthesis; write its long-hand properties instead: ${text.slice(-400)}`,
    )
  }
  for (const part of text.split('--sxs{--sxs:').slice(1)) {
    const [, group, names, body] = /^(\d+) ([^}]*)\}@media(?: all)?\{(.*)\}\s*$/s.exec(part) ?? []
    if (group === undefined) throw new Error(`Unexpected text in the style sheet: ${part.slice(0, 80)}`)
    if (Number(group) !== themeGroup) {
      rules.set(Number(group), { names: names ?? '', rules: topRules(body ?? '') })
    }
  }
  return rules
}

/** The tokens as custom properties; every page needs them. */
const tokenRules = isServer ? (sheet.reset(), sheet.getCssText()) : ''

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

/**
 * The sheet that holds exactly these rules, in the form which Stitches takes over in the browser. Each stands once,
 * where it was first asked for: repeated, one variant's rule would win over those of the variants after it.
 */
function writeSheet(used: Iterable<Rules>): string {
  const groups = new Map<number, { names: Set<string>; rules: Set<string> }>()
  for (const rules of used) {
    for (const [number, { names, rules: own }] of rules) {
      const group = groups.get(number) ?? { names: new Set(), rules: new Set() }
      for (const name of names.split(' ')) group.names.add(name)
      for (const rule of own) group.rules.add(rule)
      groups.set(number, group)
    }
  }
  const written = [...groups].sort(([a], [b]) => a - b)
  return (
    tokenRules +
    written
      .map(
        ([number, { names, rules }]) =>
          `--sxs{--sxs:${number} ${[...names].join(' ')}}@media{${[...rules].join('')}}`,
      )
      .join('')
  )
}

/**
 * Runs a synchronous render and gives the styles that it asked for, and no others. Synchronous, because the
 * collection belongs to the process: nothing else may render between its start and its end.
 */
export function collectStyles<Result>(render: () => Result): { result: Result; styles: string } {
  const mine = new Set<Rules>()
  const outer = collected
  collected = mine
  try {
    return { result: render(), styles: writeSheet(mine) }
  } finally {
    collected = outer
  }
}

/** Rules for the whole document, such as a reset; a page that calls what this gives has them. */
export function globalCss(definition: Record<string, CSS>): () => void {
  const apply = sheet.globalCss(definition)
  const { rules } = isolate(() => (apply(), ''))
  return () => collect(rules)
}

/** Name of an animation, for `animation: \`${fade} 200ms\`` in a style; the page gets its frames with the style. */
export function keyframes(frames: Record<string, CSS>): string {
  const animation = sheet.keyframes(frames)
  const { className: name, rules } = isolate(() => String(animation))
  for (const frames of rules) animations.set(name, frames)
  return name
}

/** Joins class names, leaving out what is not set. */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
