import { readdirSync } from 'node:fs'
import { sheetOfBoth, typefaces } from '../fonts/typefaces.ts'

/** Style sheets of the typefaces, each a list of files of some hundred characters. A site loads that of all it uses. */
export const fontEntries = {
  'fonts/body': typefaces.body.sheet,
  'fonts/serif': typefaces.serif.sheet,
  'fonts/both': sheetOfBoth,
}

/**
 * Every block component as an entry of the client build, named after its component, so that the server can tell a
 * browser which scripts a page needs and no browser carries a list of all of them (decision 0007).
 */
export function blockEntries(): Record<string, string> {
  const entries: Record<string, string> = {}
  for (const slot of readdirSync('blocks')) {
    for (const component of readdirSync(`blocks/${slot}`)) {
      const path = `./blocks/${slot}/${component}/component.tsx`
      const other = entries[`blocks/${component}`]
      if (other)
        throw new Error(`${path} and ${other} have one name. Names are used once, whatever the slot.`)
      entries[`blocks/${component}`] = path
    }
  }
  return entries
}
