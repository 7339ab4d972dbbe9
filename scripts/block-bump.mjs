/**
 * `npm run block:bump <ComponentName>`: begins the next version of a block type, with a migration to be written and data
 * to be brought to what it should become. With `-- <ComponentName> --same` the schema as it is now is recorded as that of
 * the version there is, of which no data may be stored anywhere yet.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSource, readFixture, recordVersion } from './lib/block-versions.mjs'
import { prepare } from './lib/prepare.mjs'
import { root, say } from './lib/run.mjs'

await prepare()
const args = process.argv.slice(2)
const isSame = args.includes('--same')
const [component, ...rest] = args.filter((argument) => argument !== '--same')
const slot = readdirSync(join(root, 'blocks')).find((name) =>
  existsSync(join(root, 'blocks', name, component ?? '', 'block.ts')),
)
if (!component || !slot || rest.length > 0) {
  fail(component ? `There is no block type "${args.join(' ')}".` : 'The name of a block type is needed.')
}
const folder = `blocks/${slot}/${component}`
const { default: definition } = await loadSource(`${folder}/block.ts`)
if (isSame) await recordSame(definition)
else await bump(definition)

async function recordSame({ version }) {
  const fits = await recordVersion(folder, version, readFixture(folder, version))
  say(`${component}: the schema is recorded as that of version ${version}.`)
  if (!fits)
    say(`Bring ${folder}/fixtures/v${version}.json to what the schema takes: it does not take it now.`)
}

async function bump({ version }) {
  const data = readFixture(folder, version)
  if (!data) fail(`${folder}/fixtures/v${version}.json is missing: data as version ${version} stores it.`)
  const path = join(root, folder, 'block.ts')
  const text = readFileSync(path, 'utf8')
  const next = version + 1
  const bumped = text
    .replace(new RegExp(`^  version: ${version},$`, 'm'), `  version: ${next},`)
    .replace(/^  migrations: \{(?:\n([^]*?\n)  )?\},$/m, (_, others = '') => {
      return `  migrations: {\n${others}    ${version}: (data) => ({ ...data }),\n  },`
    })
  if (!bumped.includes(`version: ${next},`) || !bumped.includes(`${version}: (data) => ({ ...data })`)) {
    fail(`${folder}/block.ts has no lines "version: ${version}," and "migrations: {…}," to be changed.`)
  }
  writeFileSync(path, bumped)
  await recordVersion(folder, next, data)
  say(`${component} is version ${next} now. What is left to do:
1. Change the schema, and write the migration from ${version} in ${folder}/block.ts.
2. Bring fixtures/v${next}.json to what the data of fixtures/v${version}.json should become.
3. npm run block:bump ${component} -- --same
4. npm test -- contract`)
}

function fail(problem) {
  process.stderr.write(`${problem}\nUsage: npm run block:bump <ComponentName> [-- --same]\n`)
  process.exit(1)
}
