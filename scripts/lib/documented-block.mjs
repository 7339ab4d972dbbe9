import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.mjs'

/**
 * Writes the block that a reader of `docs/blocks.md` writes into a copy of the project, and returns its folder. Each of
 * its files is a fence of that document that begins with the file's path.
 */
export function writeDocumentedBlock(copy) {
  const text = readFileSync(join(root, 'docs/blocks.md'), 'utf8')
  const files = [...text.matchAll(/^```tsx?\n\/\/ (\S+)\n(.*?)^```$/gms)]
  const folders = new Set(files.map(([, path]) => dirname(path)))
  if (folders.size !== 1) throw new Error('docs/blocks.md must write the files of one block.')
  const [folder] = folders
  mkdirSync(join(copy, folder), { recursive: true })
  for (const [, path, source] of files) writeFileSync(join(copy, path), source)
  return folder
}
