/** `npm run new:block -- <slot> <ComponentName>`: a new block folder, which passes every test as it stands. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSource, recordVersion } from './lib/block-versions.mjs'
import { formatted } from './lib/formatted.mjs'
import { prepare } from './lib/prepare.mjs'
import { root, say } from './lib/run.mjs'

await prepare()
// Only now: what it needs must be installed.
const { blockFiles } = await import('./lib/block-template.mjs')

// The slots and the rule for names are read where they are declared.
const schema = await loadSource('schema/block.ts')
const [slot, component, ...rest] = process.argv.slice(2)
const problem = findProblem()
if (problem) {
  process.stderr.write(`${problem}\nUsage: npm run new:block -- <slot> <ComponentName>\n`)
  process.exit(1)
}

const folder = `blocks/${slot}/${component}`
mkdirSync(join(root, folder), { recursive: true })
for (const [name, text] of Object.entries(blockFiles(slot, component))) {
  writeFileSync(join(root, folder, name), await formatted(name, text))
}
await recordVersion(folder, 1)
say(`Made ${folder}/. It stands in the console and in /_catalogue with the next start; edit nothing else.`)

function findProblem() {
  if (!slot || !component || rest.length > 0) return 'A slot and a name are needed.'
  if (!schema.slots.includes(slot))
    return `There is no slot "${slot}". The slots are: ${schema.slots.join(', ')}.`
  if (!schema.componentName.safeParse(component).success) {
    return `"${component}" is no component's name. It begins with a capital, has letters and digits only, and 80 at most: MyHeader.`
  }
  const taken = readdirSync(join(root, 'blocks')).find((name) =>
    existsSync(join(root, 'blocks', name, component)),
  )
  return taken
    ? `blocks/${taken}/${component}/ is there already. Names are used once, whatever the slot.`
    : null
}
