import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Folders of which files run in a browser. */
const folders = ['schema/plain', 'api', 'ui', 'store', 'blocks', 'renderer', 'pages', 'admin', 'widget']
/** `Date.now`, and a date that is made of nothing. */
const asksDevice = /\bDate\.now\b|\bnew Date\b(?!\s*\(\s*[^)\s])|(?<!\bnew )\bDate\(\)|\btimeOrigin\b/
const mayAsk = [
  'ui/clock.ts',
  // Google's scripts are given the device's time by its own snippet.
  'renderer/browser/later/tags/google.ts',
]

/** No rule of oxlint tells `new Date()` from `new Date(moment)`. */
test('no code of a browser asks the device’s clock', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((path) => `${folder}/${path}`)
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path)),
  )
  const found = files.filter((path) => asksDevice.test(readFileSync(join(root, path), 'utf8')))
  expect(found.toSorted()).toEqual(mayAsk.toSorted())
})
