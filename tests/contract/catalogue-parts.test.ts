import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const list = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => join(folder, file))

const parts = list('ui')
const pages = parts.filter((file) => file.endsWith('.catalogue.tsx'))
const components = parts.filter((file) => file.endsWith('.tsx') && !pages.includes(file))

/** Files of the interface that a file imports, now or later. */
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/'((?:\.{1,2}|#ui)\/[^']+\.tsx?)'/g)].map(([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : join(file, '..', path),
  )

function reachedFrom(files: string[]): Set<string> {
  const found = new Set(files.flatMap(importsOf))
  for (const file of found) if (parts.includes(file)) for (const inner of importsOf(file)) found.add(inner)
  return found
}

test('every component that stands directly in ui/ is shown on a page of the catalogue', () => {
  const shown = reachedFrom(pages)
  expect(components.filter((file) => !file.slice(3).includes('/') && !shown.has(file))).toEqual([])
})

test('no component of the interface is dead: each is used by a block, the shell or a page of the catalogue', () => {
  const used = reachedFrom([...pages, ...list('blocks'), ...list('renderer')])
  expect(components.filter((file) => !used.has(file))).toEqual([])
})
