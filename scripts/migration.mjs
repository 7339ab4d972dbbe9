/**
 * `npm run migration -- <name>`: writes a migration from what has changed in the tables (`table.ts` of each resource)
 * since the last one. With `--custom` it writes an empty one, for what is kept in the rows. Nothing else needs
 * drizzle-kit, so that it is installed here alone.
 */
import { join } from 'node:path'
import { ensurePackages } from './lib/on-demand.mjs'
import { prepare } from './lib/prepare.mjs'
import { root, run } from './lib/run.mjs'

const [name, ...options] = process.argv.slice(2)
if (!name) {
  process.stderr.write('A name is needed: npm run migration -- add-something\n')
  process.exit(2)
}
await prepare()
const folder = await ensurePackages('drizzle-kit', ['drizzle-kit@0.31.11'])
const program = join(folder, 'node_modules/drizzle-kit/bin.cjs')
const config = join(root, 'backend/kernel/database/drizzle.config.ts')
process.exitCode = await run(process.execPath, [
  program,
  'generate',
  '--config',
  config,
  '--name',
  name,
  ...options,
])
