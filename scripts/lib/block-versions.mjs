/** Records of a block's versions in its folder: data as each stored it, and a hash of the newest schema. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatted } from './formatted.mjs'
import { root } from './run.mjs'

/** Loads a module of the sources as it is now. */
export async function loadSource(path) {
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(`./${path}`, { root, configFile: false, logLevel: 'error' })
  return module
}

export const fixturePath = (folder, version) => join(root, folder, `fixtures/v${version}.json`)

/**
 * Records the schema of `block.ts` as that of a version, with data as this version stores it: `data` with all defaults
 * written into it, or as it is where the schema does not take it. Returns whether the schema takes it.
 */
export async function recordVersion(folder, version, data) {
  const { default: definition } = await loadSource(`${folder}/block.ts`)
  const { schemaFingerprint } = await loadSource('registry/schema-fingerprint.ts')
  const parsed = definition.schema.safeParse(data ?? definition.sample)
  mkdirSync(join(root, folder, 'fixtures'), { recursive: true })
  await writeJson(fixturePath(folder, version), parsed.success ? parsed.data : data)
  const fingerprint = schemaFingerprint(definition.schema)
  await writeJson(join(root, folder, 'fixtures/schema.json'), { version, fingerprint })
  return parsed.success
}

/** Data as a version stored it; `undefined` where none is kept. */
export function readFixture(folder, version) {
  const path = fixturePath(folder, version)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

async function writeJson(path, value) {
  writeFileSync(path, await formatted(path, JSON.stringify(value)))
}
