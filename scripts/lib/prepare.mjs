import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNpm, runProgram, say } from './run.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')
const readJson = (path) => (existsSync(join(root, path)) ? JSON.parse(read(path)) : null)

/** Ends the command when this Node is older than `engines` of package.json allows. */
export function checkNode(running = process.versions.node) {
  const wanted = readJson('package.json').engines.node.replace('>=', '')
  const [major, minor] = running.split('.').map(Number)
  const [leastMajor, leastMinor] = wanted.split('.').map(Number)
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return
  throw new Error(`Node ${wanted} or newer is needed; this is ${running}. See https://nodejs.org/.`)
}

/**
 * Why the installed packages are not those of the lock; `null` when they are. npm writes the list of what it
 * installed last of all, so an installation that was cut off has none.
 */
export function installationProblem(lock, installed) {
  if (!installed) return 'nothing is installed yet'
  const entries = Object.entries(lock.packages).filter(([path, entry]) => path !== '' && !entry.link)
  for (const [path, { version, optional }] of entries) {
    const found = installed.packages[path]
    // An optional package may be missing: it is for another system.
    if (found ? found.version !== version : !optional)
      return `${path.replace('node_modules/', '')} is not ${version}`
  }
  const extra = Object.keys(installed.packages).find((path) => !lock.packages[path])
  return extra ? `${extra.replace('node_modules/', '')} is no longer wanted` : null
}

/** Installs exactly what package-lock.json names, where that is not what is there. */
export async function ensureInstalled() {
  const problem = installationProblem(
    readJson('package-lock.json'),
    readJson('node_modules/.package-lock.json'),
  )
  if (!problem) return
  say(`Installing packages: ${problem}.`)
  // With the development packages, whatever NODE_ENV says: one installation serves every command.
  const code = await runNpm(['ci', '--include=dev', '--loglevel=error'], { quiet: true })
  if (code !== 0) throw new Error('The packages could not be installed. Is the package registry reachable?')
}

/** Folders of the project that no build depends on. */
const notSource = new Set([
  'node_modules',
  'dist',
  'coverage',
  'docs',
  'deploy',
  'demo',
  'templates',
  'tests',
  'test-results',
  'bench-results',
])
const isSource = (name) => !name.startsWith('.') && !/\.(test\.\w+|md|log)$/.test(name)

/** Every file that a build may depend on, as paths below `directory`. A new folder is one of them by itself. */
export function sourceFiles(directory, below = '') {
  return readdirSync(join(directory, below), { withFileTypes: true })
    .filter(({ name }) => isSource(name) && (below !== '' || !notSource.has(name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = below ? `${below}/${entry.name}` : entry.name
      return entry.isDirectory() ? sourceFiles(directory, path) : entry.isFile() ? [path] : []
    })
}

/** Changes whenever a source file's name or content does. */
export function hashSources(directory) {
  const hash = createHash('sha256')
  for (const path of sourceFiles(directory)) {
    const content = readFileSync(join(directory, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

const serverEntry = 'dist/server/main.mjs'
const stamp = 'dist/.danjang-build'

/** Builds into `dist/`, where it was not built from just these sources. Returns the path of the server's entry. */
export async function ensureBuilt() {
  const entry = join(root, serverEntry)
  const sources = hashSources(root)
  const built = existsSync(join(root, stamp)) && existsSync(entry)
  if (built && read(stamp) === sources) return entry
  say(built ? 'Building: the sources have changed.' : 'Building: nothing is built yet.')
  // Gone first, so that a build that fails or is cut off is not taken for a good one.
  rmSync(join(root, stamp), { force: true })
  const env = { ...process.env, NODE_ENV: 'production' }
  const code = await runProgram('vite/bin/vite.js', ['build'], { env, quiet: true })
  if (code !== 0) throw new Error('The build failed; what is wrong stands above.')
  if (!existsSync(entry)) throw new Error(`The build made no ${serverEntry}.`)
  writeFileSync(join(root, stamp), sources)
  return entry
}

/**
 * What every command needs before it begins; ends the process with one line where it cannot be had. Returns the
 * path of the built server's entry, or `null` when no build was asked for.
 */
export async function prepare({ build = false } = {}) {
  try {
    checkNode()
    await ensureInstalled()
    return build ? await ensureBuilt() : null
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
