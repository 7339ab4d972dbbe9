/**
 * `npm test [-- kind …]`: installs what the tests need, runs every kind (or those named) to its end, tells all that
 * failed once more together, under `— failures`, and says last `N passed, N failed`. Each check counts as one test;
 * nothing that was skipped counts as passed.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkStart } from './lib/check-start.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { countReport, readReport, sum } from './lib/count.mjs'
import { runInstallScripts } from './lib/install-scripts.mjs'
import { pictureCache } from './lib/picture-cache.mjs'
import { ensureBuilt, prepare } from './lib/prepare.mjs'
import { root, runProgram, say } from './lib/run.mjs'
import { withoutSettings } from './lib/settings.mjs'

/** A step may hang; the line at the end must come all the same. */
const stepLimit = 30 * 60_000

const env = withoutSettings(process.env)

const reports = mkdtempSync(join(tmpdir(), 'danjang-test-'))

/** Where the demo is started, and who may sign in to its console. */
const started = join(reports, 'started')
const admin = JSON.parse(readFileSync(join(root, 'tests/support/admin.json'), 'utf8'))
/** The demo as that start left it, so that its pictures are drawn once. */
let seeded = {}

const allRounds = { TEST_ROUNDS: 'all' }

/** The test files in folders that use `rounds`. */
const repeating = (folders) =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.test\.tsx?$/.test(path))
    .filter((path) => readFileSync(join(root, path), 'utf8').includes('#tests/support/rounds.ts'))

/** One test that is a function: passed unless it throws. */
async function check(name, work) {
  say(`\n— ${name}`)
  try {
    await work()
    return { passed: 1, failures: [] }
  } catch (error) {
    say(`${name} failed: ${error.message}`)
    return { passed: 0, failures: [`${name}: ${error.message}`] }
  }
}

/** What tests need; it counts only when it cannot be had. */
const need = async (name, work) => ({ ...(await check(name, work)), passed: 0 })

/** One test that is a program: passed when it ends with 0. */
const program = (name, path, args) =>
  check(name, async () => {
    const code = await runProgram(path, args, { env, timeout: stepLimit })
    if (code !== 0) throw new Error(`exit code ${code}`)
  })

/** The tests of some vitest projects, side by side; of all their files, or of those named. */
async function tests(projects, settings = {}, files = []) {
  say(`\n— ${projects.join(', ')}`)
  const report = join(reports, `${projects.join('-')}.json`)
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=./scripts/lib/vitest-report.mjs',
    `--outputFile.json=${report}`,
    ...files,
  ]
  const exitCode = await runProgram('vitest/vitest.mjs', args, {
    env: { ...env, ...settings },
    timeout: stepLimit,
  })
  return countReport(readReport(report), exitCode)
}

const postgres = () => need('PostgreSQL', runInstallScripts)

/** The quickest to fail, which run before all tests and beside each other. */
const checks = {
  types: [() => program('types', 'typescript/bin/tsc', [])],
  lint: [
    () => program('lint', 'oxlint/bin/oxlint', ['--deny-warnings']),
    () => program('format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
  ],
}

/** Kinds that are vitest projects and need nothing built. They run as one, so that no core waits for the last file of each. */
const projects = {
  unit: ['unit'],
  contract: ['contract'],
  integration: ['integration-postgres', 'integration-pglite'],
}

/** The steps of browser tests on the built site: of all their files, or of those named. */
const inBrowser = (settings, files) => [
  () => check('build', ensureBuilt),
  () =>
    check('start', async () => {
      await checkStart({ ...env, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }, started)
      seeded = { SEEDED_DATA: started }
    }),
  postgres,
  () => need('Chromium', async () => (env.CHROMIUM_PATH = await ensureChromium())),
  () => tests(['e2e'], { ...seeded, ...settings }, files),
]
const browser = { e2e: inBrowser() }

/** What runs only where it is named. */
const onlyNamed = {
  /** Does the site start and work at all: for another Node. */
  smoke: inBrowser({}, ['tests/e2e/home.test.ts', 'tests/e2e/publishing.test.ts']),
  /** The tests that repeat themselves, with all of their rounds. */
  long: [
    postgres,
    () =>
      tests(Object.values(projects).flat(), allRounds, repeating(['backend', 'demo', 'tests/integration'])),
    ...inBrowser(allRounds, repeating(['tests/e2e'])),
  ],
}

const kinds = { ...checks, ...projects, ...browser }
const chosen = process.argv.slice(2)
const unknown = chosen.filter((kind) => !(kind in kinds || kind in onlyNamed))
if (unknown.length > 0) {
  const known = Object.keys({ ...kinds, ...onlyNamed }).join(', ')
  process.stderr.write(`No such kind of test: ${unknown.join(', ')}. There are: ${known}.\n`)
  process.exit(2)
}

const wanted = chosen.length > 0 ? chosen : Object.keys(kinds)
const of = (group) => Object.keys(group).flatMap((kind) => (wanted.includes(kind) ? group[kind] : []))
const steps = [
  ...(wanted.includes('integration') ? [postgres] : []),
  ...(of(projects).length > 0 ? [() => tests(of(projects))] : []),
  ...of(browser),
  ...of(onlyNamed),
]

await prepare()
say(`Node ${process.versions.node}`)
env.PICTURE_CACHE = pictureCache()
const counts = await Promise.all(of(checks).map((step) => step()))
for (const step of steps) counts.push(await step())
rmSync(reports, { recursive: true, force: true })

const { passed, failures } = sum(counts)
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0
if (failures.length > 0) say(['\n— failures', ...failures].join('\n\n'))
say(`\n${passed} passed, ${failures.length} failed`)
