/** Waits until what a server makes in the background is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchBytes } from './http.mjs'

/** Looks every `pause` milliseconds until `act` gives something, for at most so many minutes. */
export async function eventually(minutes, what, act, pause = 500) {
  const end = Date.now() + minutes * 60_000
  for (;;) {
    const found = await act()
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error(`${what} within ${minutes} minutes.`)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** Waits until a page names the clinic's own fonts, as it does for all but the first visitors. */
export const prepared = (port, host, path) =>
  eventually(3, `The fonts of ${host} were not made`, async () => {
    const html = String(await fetchBytes(port, path, { host }))
    const styles = html.matchAll(/<style id="(?:further-)?fonts"[^>]*>(.*?)<\/style>/gs)
    const rules = Array.from(styles, ([, text]) => text).join('')
    return rules.includes('/_fonts/') && !/\/assets\/[^)]*\.woff2/.test(rules) ? html : undefined
  })

/** Waits until the pictures of so many clinics are made, which takes the processor from whoever is measured. */
export const pictured = (dataDir, clinics) =>
  eventually(30, `The pictures in ${dataDir} were not made`, () => {
    const folder = join(dataDir, 'prepared')
    const lists = existsSync(folder)
      ? readdirSync(folder).map((partner) => join(folder, partner, 'list'))
      : []
    // Before the text stands its hash (backend/clinic/files/checked-file.ts).
    const isMade = (list) => existsSync(list) && JSON.parse(readFileSync(list).subarray(32)).hasPictures
    return lists.length >= clinics && lists.every(isMade) ? true : undefined
  })
