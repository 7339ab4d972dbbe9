import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNpm } from './run.mjs'

/**
 * Installs packages that one command alone needs into a folder of the cache, without their install scripts, where they
 * are not there yet, and returns that folder. What they ask of their user to bring, they find in the project.
 */
export async function ensurePackages(name, packages) {
  const folder = join(root, 'node_modules/.cache', name)
  const stamp = join(folder, 'installed')
  const wanted = packages.join(' ')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder
  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--legacy-peer-deps']
  const args = ['install', '--prefix', folder, ...options, '--loglevel=error', ...packages]
  if ((await runNpm(args, { quiet: true })) !== 0) throw new Error(`npm cannot install ${wanted}.`)
  writeFileSync(stamp, wanted)
  return folder
}

/** Path of Node 24, which comes from npm as one program. */
export async function ensureNode24() {
  const name = `node-${process.platform}-${process.arch === 'arm64' ? 'arm64' : 'x64'}`
  return join(await ensurePackages('node-24', [`${name}@24`]), 'node_modules', name, 'bin/node')
}
