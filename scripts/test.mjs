/**
 * `npm test [-- kind …]`: installs what the tests need, runs the kinds that are named to their end, tells all that
 * failed once more together, under `— failures`, after the seconds that each part took and the ten files that took
 * longest, and says last `N passed, N failed`. Each check counts as one test; nothing that was skipped counts as passed.
 * Without a name it runs all but the browser tests outside of `tests/e2e/journeys/`, which CI adds by `all`.
 * `npm test -- block NAME` runs all that concerns one block type, `npm test -- --changed [commit]` what the changes
 * since a commit touch: the last one, where none is named.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkAnotherStart, checkFirstStart } from './lib/check-start.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { countReport, readReport, sum } from './lib/count.mjs'
import { runInstallScripts } from './lib/install-scripts.mjs'
import { machineSpeed } from './lib/machine-speed.mjs'
import { closedFolder } from './lib/open-to-others.mjs'
import { ensureBuilt, prepare, sourceFiles } from './lib/prepare.mjs'
import { root, run, runProgram, say } from './lib/run.mjs'
import { makeRunFolder } from './lib/run-folder.mjs'
import { withoutSettings } from './lib/settings.mjs'
import { slowest } from './lib/slowest.mjs'

/** A step may hang; the line at the end must come all the same. */
const stepLimit = 60 * 60_000

const runFolder = makeRunFolder()
const env = { ...withoutSettings(process.env), TMPDIR: runFolder }

let runs = 0
const allReports = []

/** Where the demo is started, and who may sign in to its console. */
const started = join(runFolder, 'started')
const admin = JSON.parse(readFileSync(join(root, 'tests/support/admin.json'), 'utf8'))
/** The demo as that start left it. */
let seeded = {}

const allRounds = { TEST_ROUNDS: 'all' }

/** The test files in folders that use `rounds`, and those that run with all of them alone. */
const repeating = (folders) =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.test\.tsx?$/.test(path))
    .filter(
      (path) =>
        path.endsWith('.long.test.ts') ||
        readFileSync(join(root, path), 'utf8').includes('#tests/support/rounds.ts'),
    )

/** What has run, each with the seconds since the beginning at which it began and ended. */
const phases = []
const now = () => performance.now() / 1000
/** Runs a part of the whole under a name, and notes when. */
async function phase(name, work) {
  say(`\n— ${name}`)
  const began = now()
  try {
    return await work()
  } finally {
    phases.push({ name, began, ended: now() })
  }
}

/** One test that is a function: passed unless it throws. */
const check = (name, work) =>
  phase(name, async () => {
    try {
      await work()
      return { passed: 1, failures: [] }
    } catch (error) {
      say(`${name} failed: ${error.message}`)
      return { passed: 0, failures: [`${name}: ${error.message}`] }
    }
  })

/** Prepares what tests need: its failure counts, its success is no passed test. */
const need = async (name, work) => ({ ...(await check(name, work)), passed: 0 })

/** One test that is a program: passed when it ends with 0. */
const program = (name, path, args) =>
  check(name, async () => {
    const code = await runProgram(path, args, { env, timeout: stepLimit })
    if (code !== 0) throw new Error(`exit code ${code}`)
  })

/**
 * The tests of some vitest projects, side by side: of all their files or of those in `files`; those alone whose full
 * name is `named`; those that what was changed since `since` can touch.
 */
const tests = (projects, options) => phase(projects.join(', '), () => vitest(projects, options))

async function vitest(projects, { settings = {}, files = [], named, since, workers } = {}) {
  const report = join(runFolder, `${projects.join('-')}-${(runs += 1)}.json`)
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=./scripts/lib/vitest-report.mjs',
    `--outputFile.json=${report}`,
    ...(named ? ['-t', named.source] : []),
    ...(since ? [`--changed=${since}`, '--passWithNoTests'] : []),
    ...files,
  ]
  const exitCode = await runProgram('vitest/vitest.mjs', args, {
    // By the environment: `--maxWorkers` does not reach what vitest.config.ts says of its projects.
    env: { ...env, ...settings, ...(workers && { VITEST_MAX_WORKERS: String(workers) }) },
    timeout: stepLimit,
  })
  const told = readReport(report)
  allReports.push(told)
  return countReport(told, exitCode, { named, mayBeNone: since !== undefined })
}

const postgres = () => need('PostgreSQL', runInstallScripts)

/** On one core: each thread of the compiler works out anew the types that its files share, for twice the time in all. */
const types = () => program('types', 'typescript/bin/tsc', ['--singleThreaded'])
/** Of all files, or of those named. */
const lint = (files = ['.']) => program('lint', 'oxlint/bin/oxlint', ['--deny-warnings', ...files])
const format = (files = ['.']) =>
  program('format', 'oxfmt/bin/oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files])

/** The quickest to fail. They need nothing, and run beside each other and beside the build. */
const checks = { types: [types], lint: [() => lint(), () => format()] }

/** Kinds that are vitest projects and need nothing built. They run as one, so that no core waits for the last file of each. */
const projects = {
  unit: ['unit', 'unit-document'],
  contract: ['contract'],
  integration: ['integration-postgres', 'integration-pglite'],
}

/** The built site, started once with the demo in it: what browser tests need. */
const site = (...options) => [
  () => check('build', ensureBuilt),
  () =>
    check('first start', async () => {
      await checkFirstStart({ ...env, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }, started)
      seeded = { SEEDED_DATA: started }
    }),
  () =>
    need('demo for browser tests', async () => {
      const args = ['scripts/prepare-demo.mjs', started, ...options]
      const code = await run(process.execPath, args, { env, timeout: stepLimit })
      if (code !== 0) throw new Error(`the demo could not be prepared: exit code ${code}`)
    }),
  () => need('Chromium', async () => (env.CHROMIUM_PATH = await ensureChromium())),
]

/** Last, so that the seconds it tells are its own. */
const anotherStart = () => check('another start', () => checkAnotherStart(env, started))

/** Files side by side: a browser test waits for a quarter of its time. */
const browserWorkers = 3

/** Browser tests on the built site: of all their files, or of those that `options` name. */
const inBrowser = ({ settings, ...options } = {}) =>
  tests(['e2e'], { settings: { ...seeded, ...settings }, workers: browserWorkers, ...options })

/** Kinds of test in a browser. */
const browser = {
  /** What people come for. */
  journeys: () => inBrowser({ files: ['tests/e2e/journeys'] }),
  /** All of them, the journeys among them. */
  e2e: () => inBrowser(),
  /** Does the site start and work at all: for another Node. */
  smoke: () => inBrowser({ files: smokeFiles, named: smokeTests }),
  /** The tests that repeat themselves, with all of their rounds. */
  long: async () =>
    sum([
      await tests(Object.values(projects).flat(), {
        settings: allRounds,
        files: repeating(['backend']),
      }),
      // What measures how long a visitor waits has a core for itself.
      await inBrowser({ settings: allRounds, files: repeating(['tests/e2e']), workers: 2 }),
    ]),
}
const smokeFiles = ['home', 'publishing'].map((name) => `tests/e2e/journeys/${name}.test.ts`)
/** A page of each clinic, a move to another, and a publication. */
const smokeTests = /has the six slots|moving inside the site|a header chosen in the console/

/** The kinds that are named; without a name those of the short loop, and for `all` those of CI. */
function planKinds(chosen) {
  const known = Object.keys({ ...checks, ...projects, ...browser, all: [] })
  const unknown = chosen.filter((kind) => !known.includes(kind))
  if (unknown.length > 0) {
    refuse(
      `No such kind of test: ${unknown.join(', ')}. There are: ${known.join(', ')}; and "block NAME", "--changed".`,
    )
  }
  const plain = Object.keys({ ...checks, ...projects })
  const named = chosen.flatMap((kind) => (kind === 'all' ? [...plain, 'e2e'] : kind))
  const wanted = new Set(chosen.length > 0 ? named : [...plain, 'journeys'])
  if (wanted.has('e2e')) wanted.delete('journeys')
  const of = (group) => Object.keys(group).flatMap((kind) => (wanted.has(kind) ? group[kind] : []))
  const ofBrowser = of(browser)
  const needsFonts = ['journeys', 'e2e', 'long'].some((kind) => wanted.has(kind))
  return {
    checks: of(checks),
    first: ofBrowser.length > 0 || wanted.has('integration') ? [postgres] : [],
    plain: of(projects).length > 0 ? [() => tests(of(projects))] : [],
    inBrowser:
      ofBrowser.length > 0 ? [...site(...(needsFonts ? [] : ['--without-fonts'])), ...ofBrowser] : [],
  }
}

/** Tests of the catalogue's pages of some block types. */
const ofBlocks = (names) => ({
  settings: { TEST_BLOCKS: names.join(',') },
  files: ['tests/e2e/catalogue.test.ts'],
  named: new RegExp(`^(?:${names.join('|')}) `),
})

/** All that concerns one block type: its folder, what the contract asks of it, its pages in the catalogue. */
function planBlock(name) {
  const folder = blockFolders().find((path) => path.endsWith(`/${name}`))
  if (!folder) refuse(`There is no folder blocks/<slot>/${name}/.`)
  const hasTests = readdirSync(join(root, folder)).some((file) => /\.test\.tsx?$/.test(file))
  return {
    checks: [types, () => lint([folder]), () => format([folder])],
    first: [postgres],
    plain: [
      ...(hasTests ? [() => tests(projects.unit, { files: [folder] })] : []),
      () => tests(['contract'], { named: new RegExp(`^${name} `) }),
    ],
    inBrowser: [...site(), () => inBrowser(ofBlocks([name]))],
  }
}

const blockFolders = () =>
  readdirSync(join(root, 'blocks')).flatMap((slot) =>
    readdirSync(join(root, 'blocks', slot)).map((name) => `blocks/${slot}/${name}`),
  )

/**
 * What the changes since a commit touch: of the tests that import what they test, those that reach a changed file; in
 * the browser the changed tests, the pages of changed blocks, and for other sources of the site the smoke tests.
 */
function planChanged(since = 'HEAD') {
  const git = (...args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    if (status !== 0) refuse(`git ${args[0]}: ${stderr.trim()}`)
    return stdout.split('\n').filter(Boolean)
  }
  const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
  const left = changed.filter((path) => existsSync(join(root, path)))
  const sources = left.filter((path) => /\.(?:ts|tsx|mjs)$/.test(path))
  const e2e = left.filter((path) => /^tests\/e2e\/.*\.test\.ts$/.test(path))
  const blocks = blockFolders().filter((folder) => changed.some((path) => path.startsWith(`${folder}/`)))
  const isOfSite = (path) => sourceFiles(root).includes(path) && !/^(?:blocks\/\w+\/\w+|scripts)\//.test(path)
  const smoke = left.some(isOfSite) ? smokeFiles.filter((file) => !e2e.includes(file)) : []
  const isInBrowser = [e2e, blocks, smoke].some((found) => found.length > 0)
  return {
    checks: [
      types,
      ...(sources.length > 0 ? [() => lint(sources)] : []),
      ...(left.length > 0 ? [() => format(left)] : []),
    ],
    first: [postgres],
    plain: [() => tests(Object.values(projects).flat(), { since })],
    inBrowser: [
      ...(isInBrowser ? site() : []),
      ...(e2e.length + smoke.length > 0 ? [() => inBrowser({ files: [...e2e, ...smoke] })] : []),
      ...(blocks.length > 0 ? [() => inBrowser(ofBlocks(blocks.map((folder) => folder.split('/')[2])))] : []),
    ],
  }
}

function refuse(problem) {
  process.stderr.write(`${problem}\n`)
  process.exit(2)
}

const [first, second, ...others] = process.argv.slice(2)
const plan =
  first === 'block' && second && others.length === 0
    ? planBlock(second)
    : first === '--changed' && others.length === 0
      ? planChanged(second)
      : planKinds(process.argv.slice(2))

const closed = plan.first.length > 0 && process.getuid?.() === 0 ? closedFolder(root) : null
if (closed) {
  refuse(
    `PostgreSQL does not run as root, and the user that the tests run it as cannot enter ${closed}. Clone the project into a folder that others may enter, let them in by "chmod o+x ${closed}", or run the tests as another user.`,
  )
}

await prepare()
say(`Node ${process.versions.node}; ${machineSpeed()}`)
const inTurn = async (steps) => {
  const counts = []
  for (const step of steps) counts.push(await step())
  return sum(counts)
}
const counts = [await inTurn(plan.first)]
// Browser tests wait for much, and others for little: side by side they leave no core idle.
counts.push(
  ...(await Promise.all([...plan.checks.map((step) => step()), inTurn(plan.plain), inTurn(plan.inBrowser)])),
)
if (plan.inBrowser.length > 0) counts.push(await anotherStart())

const line = ({ name, began, ended }) =>
  `${(ended - began).toFixed(1).padStart(7)} s  ${name} (${began.toFixed(0)} to ${ended.toFixed(0)} s)`
say(['\n— phases', ...phases.map(line)].join('\n'))
const longest = slowest(allReports, root)
if (longest.length > 0) say(['\n— slowest files', ...longest].join('\n'))
const { passed, failures } = sum(counts)
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0
if (failures.length > 0) say(['\n— failures', ...failures].join('\n\n'))
say(`\n${passed} passed, ${failures.length} failed`)
