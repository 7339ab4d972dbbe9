import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
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

/** What a package exports that one command alone needs; installs it where it is not there yet. */
export async function importOnDemand(name, version) {
  const folder = await ensurePackages(name, [`${name}@${version}`])
  return import(pathToFileURL(createRequire(join(folder, 'package.json')).resolve(name)).href)
}

/** Lighthouse 13 asks for a newer Node than the project. */
export const importLighthouse = () => importOnDemand('lighthouse', '12.8.2')

/** Path of Node 24, which comes from npm as one program. */
export async function ensureNode24() {
  const name = `node-${process.platform}-${process.arch === 'arm64' ? 'arm64' : 'x64'}`
  return join(await ensurePackages('node-24', [`${name}@24`]), 'node_modules', name, 'bin/node')
}
