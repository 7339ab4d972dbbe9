/**
 * `npm test [-- kind …]`: installs what the tests need, runs every kind (or those named) to its end, tells all that
 * failed once more together, under `— failures`, and says last `N passed, N failed`. Each check counts as one test;
 * nothing that was skipped counts as passed.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkStart } from './lib/check-start.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { countReport, readReport, sum } from './lib/count.mjs'
import { runInstallScripts } from './lib/install-scripts.mjs'
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

/** The tests of one vitest project. */
async function tests(project, settings = {}) {
  say(`\n— ${project}`)
  const report = join(reports, `${project}.json`)
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=./scripts/lib/vitest-report.mjs',
    `--outputFile.json=${report}`,
  ]
  const exitCode = await runProgram('vitest/vitest.mjs', args, {
    env: { ...env, ...settings },
    timeout: stepLimit,
  })
  const { passed, failures } = countReport(readReport(report), exitCode)
  return { passed, failures: failures.map((failure) => `${project}: ${failure}`) }
}

/** The kinds in the order they run, each with its steps: what breaks fastest first. */
const kinds = {
  types: [() => program('types', 'typescript/bin/tsc', [])],
  lint: [
    () => program('lint', 'oxlint/bin/oxlint', ['--deny-warnings']),
    () => program('format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
  ],
  unit: [() => tests('unit')],
  contract: [() => tests('contract')],
  integration: [
    () => tests('integration-pglite'),
    () => need('PostgreSQL', runInstallScripts),
    () => tests('integration-postgres', { TEST_DATABASE: 'postgres' }),
  ],
  e2e: [
    () => check('build', ensureBuilt),
    () =>
      check('start', async () => {
        await checkStart({ ...env, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }, started)
        seeded = { SEEDED_DATA: started }
      }),
    () => need('PostgreSQL', runInstallScripts),
    () => need('Chromium', async () => (env.CHROMIUM_PATH = await ensureChromium())),
    () => tests('e2e', seeded),
  ],
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((kind) => !(kind in kinds))
if (unknown.length > 0) {
  process.stderr.write(
    `No such kind of test: ${unknown.join(', ')}. There are: ${Object.keys(kinds).join(', ')}.\n`,
  )
  process.exit(2)
}

await prepare()
say(`Node ${process.versions.node}`)
const counts = []
for (const [kind, steps] of Object.entries(kinds)) {
  if (chosen.length > 0 && !chosen.includes(kind)) continue
  for (const step of steps) counts.push(await step())
}
rmSync(reports, { recursive: true, force: true })

const { passed, failures } = sum(counts)
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0
if (failures.length > 0) say(['\n— failures', ...failures].join('\n\n'))
say(`\n${passed} passed, ${failures.length} failed`)
