import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** The text of a file as `npm run format` writes it. Throws where the text can't be read as what its name says. */
export async function formatted(path, text) {
  // Only now: it must be installed.
  const { format } = await import('oxfmt')
  const { ignorePatterns, ...layout } = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'))
  const { code, errors } = await format(path, text, layout)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  return code
}
