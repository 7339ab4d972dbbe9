import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, say } from './run.mjs'

/** Draws no windows, which takes a third of a browser's time. */
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const find = (name, path = '') =>
  path
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram)

/** Path of a Chromium: `CHROMIUM_PATH`, or the first that stands on the PATH; `undefined` where there is none. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Error(
      `CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which is no program. Name one, or leave it unset.`,
    )
  }
  for (const name of names) {
    const found = find(name, env.PATH)
    if (found) return found
  }
  return elsewhere.find(isProgram)
}

/** Returns the command that runs apt-get as root here, or `null` where none may. */
async function aptGet() {
  if (!find('apt-get', process.env.PATH)) return null
  if (process.getuid?.() === 0) return ['apt-get']
  if (!find('sudo', process.env.PATH)) return null
  return (await run('sudo', ['-n', 'true'])) === 0 ? ['sudo', '-n', 'apt-get'] : null
}

/**
 * Path of a Chromium: Debian's headless one, installed where there is none and we may, or else any other. Throws with
 * what to do where there is none. The fonts are for Korean: a machine without them draws boxes, and boxes have other
 * widths.
 */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH || find(shell, process.env.PATH)) return findChromium()
  const [command, ...args] = (await aptGet()) ?? []
  if (command) {
    say('Installing Chromium and a Korean font, for the tests in the browser.')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const packages = ['install', '-y', '--no-install-recommends', shell, 'fonts-noto-cjk']
    await run(command, [...args, 'update', '-q'], { env })
    await run(command, [...args, ...packages], { env })
  }
  const found = findChromium()
  if (found) return found
  throw new Error(
    `There is no Chromium. Install one (Debian: apt-get install ${shell}), or set CHROMIUM_PATH.`,
  )
}
