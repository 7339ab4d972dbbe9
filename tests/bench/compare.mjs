/** What the pages of one build have that those of another have not. */
import { kinds, sizes } from './page-bytes.mjs'

/** `blocks_HeroSection.Dx020Af1.js`, `chunk-CnZp5UfW.js`: the hash that a build puts into a name. */
const hashes = /([\w-]+\.|chunk-)[\w-]{8}(?=\.(?:js|css|woff2)\b)/g
const withoutHashes = (bytes) => String(bytes).replaceAll(hashes, '$1########')

/**
 * By kind of file: how many bytes more the second page has, and whether anything but hashes in names differs.
 * Files are told apart by content, since most names are a hash.
 */
export function comparePages(one, other) {
  return Object.keys(kinds).map((kind) => {
    const [before, after] = [one, other].map((page) => Object.values(page[kind]))
    const [texts, otherTexts] = [before, after].map((files) => files.map(withoutHashes).sort())
    const total = (files, name) => files.reduce((sum, bytes) => sum + sizes(bytes)[name], 0)
    return {
      kind,
      files: after.length - before.length,
      raw: total(after, 'raw') - total(before, 'raw'),
      brotli: total(after, 'brotli') - total(before, 'brotli'),
      same: texts.length === otherTexts.length && texts.every((text, at) => text === otherTexts[at]),
    }
  })
}
