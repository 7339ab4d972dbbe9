import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './prepare.mjs'
import { root } from './run.mjs'

const drawing = 'demo/pictures'

/**
 * The folder in which the demo's pictures are kept once they are drawn, which takes a minute: another one whenever the
 * code that draws them changes, or the library that renders them. For `PICTURE_CACHE`.
 */
export function pictureCache() {
  const hash = createHash('sha256')
  for (const path of sourceFiles(join(root, drawing))) hash.update(readFileSync(join(root, drawing, path)))
  hash.update(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.sharp)
  return join(root, 'node_modules/.cache/danjang-pictures', hash.digest('hex').slice(0, 16))
}
