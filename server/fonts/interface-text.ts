import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '../script-index.ts'
import { charactersOf } from './characters.ts'

/** Characters of the texts that visitors' scripts hold: the interface's own. */
export type InterfaceText = {
  /** Characters of blocks, named by component, and of the parts that they may open. */
  ofBlocks: (components: readonly string[]) => Promise<string>
  ofAll: () => Promise<string>
}

/** Reads the built scripts of the site and of the booking widget. */
export function createInterfaceText(site: Manifest, widget: Manifest, clientDir: string): InterfaceText {
  const known = new Map<string, Promise<string>>()

  function charactersIn(file: string): Promise<string> {
    const found = known.get(file) ?? readFile(join(clientDir, file), 'utf8').then(charactersOf)
    known.set(file, found)
    return found
  }

  async function from(files: Iterable<string>): Promise<string> {
    const scripts = [...new Set(files)].filter((file) => file.endsWith('.js'))
    return charactersOf(...(await Promise.all(scripts.map(charactersIn))))
  }

  /** Files of some sources with all that they import. */
  function filesOf(keys: readonly string[]): Set<string> {
    const files = new Set<string>()
    const follow = (key: string) => {
      const chunk = site[key]
      if (!chunk || files.has(chunk.file)) return
      files.add(chunk.file)
      for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) follow(next)
    }
    for (const key of keys) follow(key)
    return files
  }

  return {
    ofBlocks: (components) =>
      from(filesOf(Object.keys(site).filter((key) => components.includes(componentOf(key))))),
    ofAll: () => from([site, widget].flatMap((manifest) => Object.values(manifest).map(({ file }) => file))),
  }
}

/** Name of the block whose folder a source is in. */
const componentOf = (key: string): string => /^blocks\/[^/]+\/([^/]+)\//.exec(key)?.[1] ?? ''
