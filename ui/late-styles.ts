/** A group of Stitches' rules: the names of those that are in force, and what puts another into force. */
export type StyleGroup = { cache: Set<string>; apply: (rule: string) => void }

/** Groups as Stitches names them; where two rules weigh the same, that of the later group wins. */
export const groupNames = ['themed', 'global', 'styled', 'onevar', 'resonevar', 'allvar', 'inline'] as const
export type StyleGroups = Record<(typeof groupNames)[number], StyleGroup>

/** Groups whose rules have no classes to know them by: the tokens, and rules for the whole document. */
const namedGroups = groupNames.indexOf('styled')

/**
 * The element that holds a group's rules in a document. Their names are the classes in them; where they have none, the
 * names stand beside them as if they were. What the policy's hash is made of is `rules`.
 */
export const groupElement = (group: number, names: string, rules: string) => {
  const named = group < namedGroups ? ` data-names="${names.replace(/\S+/g, '.$&')}"` : ''
  return `<style data-group="${group}"${named}>${rules}</style>`
}

/**
 * Takes over the rules that the document came with, and puts each that comes later into a sheet of its group's own,
 * which stands right behind them. A browser that is given a rule works out anew the style of all that any rule of the
 * same sheet matches: in the sheet of the page that is the whole page.
 */
export function takeOverStyles(groups: StyleGroups): void {
  groupNames.forEach((name, number) => {
    const group = groups[name]
    const sent = document.querySelector<HTMLStyleElement>(`style[data-group="${number}"]`)
    for (const [, known = ''] of sent?.outerHTML.matchAll(/\.([a-z][\w-]+)/gi) ?? []) group.cache.add(known)
    let late: CSSStyleSheet | null | undefined
    group.apply = (rule) => {
      late ??= addSheet(sent)
      try {
        late?.insertRule(rule, late.cssRules.length)
      } catch {
        // A selector that this browser does not know.
      }
    }
  })
}

/** An empty sheet behind an element; documents that the server did not write have one at the head's end. */
function addSheet(sent: HTMLStyleElement | null): CSSStyleSheet | null {
  const element = document.createElement('style')
  if (sent) sent.after(element)
  else document.head.append(element)
  return element.sheet
}
