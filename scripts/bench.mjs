/**
 * `npm run bench -- visit`: what a visitor's browser makes of it (`tests/bench/visit/visit.mjs`).
 * `npm run bench -- console`: what inputs cost in the console of a large clinic (`tests/bench/console/console.mjs`).
 * `npm run bench -- clinics`: two nodes and one PostgreSQL with hundreds of clinics (`tests/bench/clinics/clinics.mjs`).
 * `npm run bench`: what a page and a call of the API cost, as ratios to the least they could, both sides measured by
 * turns in one run.
 * Works on copies of the sources in a folder of its own and asks nobody but itself. Figures that miss their goal
 * are told and fail nothing; only a measurement that could not be made does.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInstallScripts } from './lib/install-scripts.mjs'
import { prepare } from './lib/prepare.mjs'
import { say } from './lib/run.mjs'

const hosts = ['localhost', 'mirae.localhost', 'solo.localhost'].map((name) => `${name}:3000`)
const extraBlocks = 500

const [part, ...given] = process.argv.slice(2)
const parts = { visit: benchVisit, console: benchConsole, clinics: benchClinics }
if (part !== undefined && !Object.hasOwn(parts, part))
  throw new Error(`The bench has no part ${part}; there are ${Object.keys(parts).join(', ')}.`)

await prepare()
// Part (f) and the clinics run on a PostgreSQL of their own.
if (part === undefined || part === 'clinics') await runInstallScripts()
// Only now: these need what must be installed.
const { build, copySources } = await import('../tests/bench/copy.mjs')
const { addBlocks } = await import('../tests/bench/extra-blocks.mjs')
const { measureRendering } = await import('../tests/bench/rendering.mjs')
const { measureCached } = await import('../tests/bench/cached.mjs')
const { measureMemory } = await import('../tests/bench/memory.mjs')
const { readPage } = await import('../tests/bench/page-bytes.mjs')
const { reportBytes, reportDifferences } = await import('../tests/bench/bytes-report.mjs')
const { measureApi } = await import('../tests/bench/api.mjs')
const { reportGoals } = await import('../tests/bench/goals.mjs')
const { endAll, startServer } = await import('../tests/bench/processes.mjs')

const began = performance.now()
const folder = mkdtempSync(join(tmpdir(), 'danjang-bench-'))
const dataDir = join(folder, 'data')
const copies = { site: join(folder, 'site'), extra: join(folder, 'extra') }
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
process.once('exit', () => {
  endAll()
  rmSync(folder, { recursive: true, force: true })
})

const serve = (copy, env = {}, limit = undefined) =>
  startServer(['dist/server/main.mjs'], { cwd: copy, env: { DATA_DIR: dataDir, ...env }, limit })

async function readPages({ port }) {
  const pages = {}
  for (const host of hosts) pages[host] = await readPage(port, host)
  return pages
}

async function benchPages() {
  say(`Building the sources as they are now, and again with ${extraBlocks} more block types.`)
  for (const copy of Object.values(copies)) copySources(copy)
  addBlocks(copies.extra, extraBlocks)
  for (const copy of Object.values(copies)) await build(copy)
  say('Seeding the demo.\n')
  await (await serve(copies.site)).stop()

  const rendered = await measureRendering(copies.site, dataDir, say)
  const site = await serve(copies.site)
  say('')
  const cached = await measureCached(site, dataDir, folder, say)
  const pages = await readPages(site)
  say('')
  reportBytes(pages, say)
  await site.stop()

  const extra = await serve(copies.extra)
  say('')
  const differences = reportDifferences(pages, await readPages(extra), extraBlocks, say)
  await extra.stop()

  const fresh = await serve(copies.site)
  say('')
  const memory = await measureMemory(fresh, hosts, say)
  await fresh.stop()

  say('')
  const apiDir = join(folder, 'api')
  mkdirSync(apiDir)
  const api = await measureApi(copies.site, apiDir, say)

  say('')
  reportGoals({ rendered, cached, differences, memory, api }, say)
}

/** Measures the site that `--site` names, or one built from the current sources. */
async function benchVisit() {
  const { measureVisit, visitOptions } = await import('../tests/bench/visit/visit.mjs')
  const options = visitOptions(given)
  if (options.site)
    return measureVisit({ port: Number(new URL(options.site).port), dataDir: options.data }, options, say)
  say('Building the sources as they are now, and seeding the demo.')
  copySources(copies.site)
  await build(copies.site)
  const site = await serve(copies.site, { TRUST_PROXY: 'true' })
  await measureVisit({ port: site.port, dataDir }, options, say)
  await site.stop()
}

async function benchConsole() {
  const { consoleOptions, measureConsole, owner } = await import('../tests/bench/console/console.mjs')
  const { counts, fillDatabase } = await import('../tests/bench/console/fill.mjs')
  const options = consoleOptions(given)
  say('Building the sources as they are now, and seeding the demo.')
  copySources(copies.site)
  await build(copies.site)
  const env = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }
  await (await serve(copies.site, env)).stop()
  say(`Adding ${counts.notices} notices and ${counts.pictures} pictures.\n`)
  await fillDatabase(dataDir)
  const site = await serve(copies.site, env)
  await measureConsole(site.port, options, say)
  await site.stop()
}

async function benchClinics() {
  const { clinicsOptions, measureClinics } = await import('../tests/bench/clinics/clinics.mjs')
  const options = clinicsOptions(given)
  say('Building the sources as they are now.')
  copySources(copies.site)
  await build(copies.site)
  await measureClinics(copies.site, folder, options, say)
}

try {
  const loads = () =>
    loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')
  say(
    `Node ${process.versions.node}, ${availableParallelism()} processors, load ${loads()}: what else the machine does shows in the spread, and only ratios carry over to another.`,
  )
  mkdirSync(dataDir)
  await (part === undefined ? benchPages() : parts[part]())
  say(`\nTook ${Math.round((performance.now() - began) / 1000)} s; load at the end ${loads()}.`)
} catch (error) {
  process.stderr.write(`The benchmark could not be made: ${error.stack}\n`)
  process.exitCode = 1
}
// A server that did not stop, or an open connection, keeps nobody waiting.
process.exit()
