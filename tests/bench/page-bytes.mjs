/** What a visitor's browser loads for a page: its bytes, raw and compressed. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { fetchBytes } from './http.mjs'

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/** Bytes as they are, with `gzip -9` and with brotli 11. */
export const sizes = (bytes) => ({
  raw: bytes.length,
  gzip: gzipSync(bytes, { level: 9 }).length,
  brotli: brotliCompressSync(bytes, brotli).length,
})

const all = (html, pattern) => [...html.matchAll(pattern)].map(([, found]) => found)
const unescape = (text) => text.replaceAll('&amp;', '&')

/**
 * The home page of a host and all that it names: scripts that start the site, those of its other blocks, style sheets,
 * each by address; and the styles within it.
 */
export async function readPage(port, host) {
  const cache = new Map()
  const load = async (addresses) => {
    const found = {}
    for (const address of [...new Set(addresses)].sort()) {
      if (!cache.has(address)) cache.set(address, await fetchBytes(port, address, { host }))
      found[address] = cache.get(address)
    }
    return found
  }
  const html = String(await fetchBytes(port, '/', { host }))
  const data = JSON.parse(/<script id="site-data" type="application\/json">(.*?)<\/script>/s.exec(html)[1])
  const first = all(
    html,
    /<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)"/g,
  ).map(unescape)
  const later = Object.values(data.scripts)
    .flat()
    .filter((address) => !first.includes(address))
  return {
    html: { '/': Buffer.from(html) },
    first: await load(first),
    later: await load(later),
    inline: Object.fromEntries(
      all(html, /<style[^>]*>(.*?)<\/style>/gs).map((text, at) => [at, Buffer.from(text)]),
    ),
    sheets: await load(all(html, /<link rel="stylesheet" href="([^"]+)"/g).map(unescape)),
  }
}

export const kinds = {
  html: 'HTML with its JSON',
  first: 'scripts that start the site',
  later: 'scripts of the blocks',
  inline: 'styles in the HTML',
  sheets: 'style sheets',
}

/** Sums of files that are sent one by one. */
export function sum(files) {
  const total = { files: 0, raw: 0, gzip: 0, brotli: 0 }
  for (const bytes of Object.values(files)) {
    const { raw, gzip, brotli } = sizes(bytes)
    total.files += 1
    total.raw += raw
    total.gzip += gzip
    total.brotli += brotli
  }
  return total
}
