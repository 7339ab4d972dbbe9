import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundlerRuntime, entrySources, type Manifest } from '../script-index.ts'
import type { ScriptPart } from '../script-part.ts'
import { CharacterSet } from './characters.ts'

/** The characters of all texts that the built scripts of visitors hold; `parts` are those that are no files. */
export async function interfaceCharacters(
  manifest: Manifest,
  parts: Readonly<Record<string, ScriptPart>>,
  clientDir: string,
): Promise<CharacterSet> {
  const files = new Set<string>()
  const follow = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || chunk.name === bundlerRuntime || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) follow(next)
  }
  for (const key of Object.keys(manifest)) if (key.startsWith('blocks/')) follow(key)
  for (const key of Object.values(entrySources)) follow(key)
  const characters = new CharacterSet()
  for (const file of files) {
    const part = parts[`/${file}`]
    if (part) characters.addText(part.code)
    else if (file.endsWith('.js')) characters.addText(await readFile(join(clientDir, file), 'utf8'))
  }
  return characters
}
