import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '../script-index.ts'
import { CharacterSet } from './characters.ts'

/** The characters of all texts that the built scripts of visitors hold. */
export async function interfaceCharacters(manifests: Manifest[], clientDir: string): Promise<CharacterSet> {
  const characters = new CharacterSet()
  const files = new Set(manifests.flatMap((manifest) => Object.values(manifest).map(({ file }) => file)))
  for (const file of files)
    if (file.endsWith('.js')) characters.addText(await readFile(join(clientDir, file), 'utf8'))
  return characters
}
