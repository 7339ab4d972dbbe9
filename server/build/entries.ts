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

/**
 * The shared parts of the interface as entries too, so that each keeps all its exports: otherwise the first block
 * type to use one more of them would change a file that other pages load. The toasts and today's hours are used whole, and
 * loaded at rest they would be a file before the file.
 */
export function sharedEntries(): Record<string, string> {
  const entries: Record<string, string> = {}
  for (const folder of ['ui', 'api/queries', 'store']) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /\.(?:test|catalogue)\.|^(?:toast|header\/today-text)\.tsx$/.test(file))
        continue
      entries[`shared/${folder}/${file.replace(/\.tsx?$/, '')}`] = `./${folder}/${file}`
    }
  }
  return entries
}
