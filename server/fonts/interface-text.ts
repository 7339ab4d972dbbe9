import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '../script-index.ts'
import { CharacterSet } from './characters.ts'

/** Modules that visitors' browsers start from. */
const isVisitors = (key: string) =>
  /^(?:renderer\/browser-entry\.ts|widget\/browser-entry\.tsx|blocks\/)/.test(key)

/** The characters of all texts that the built scripts of visitors hold. */
export async function interfaceCharacters(manifest: Manifest, clientDir: string): Promise<CharacterSet> {
  const files = new Set<string>()
  const follow = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) follow(next)
  }
  for (const key of Object.keys(manifest)) if (isVisitors(key)) follow(key)
  const characters = new CharacterSet()
  for (const file of files) {
    if (file.endsWith('.js')) characters.addText(await readFile(join(clientDir, file), 'utf8'))
  }
  return characters
}
