import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path) => readFileSync(join(root, path), 'utf8')
const { imports } = JSON.parse(read('package.json'))
const folders = [...Object.keys(imports).map((name) => name.slice(1, -2)), 'pages', 'scripts', 'docs']
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|md)$/.test(entry.name))
    .map((entry) => join(folder, entry.parentPath.slice(join(root, folder).length), entry.name)),
)

const rules = [...read('docs/product.md').matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, rule]) => rule)

/** The rules that a text refers to, which may be several and go over the end of a comment's line. */
const referredTo = (text) =>
  [
    ...text
      .replaceAll(/\n\s*(?:\*|\/\/) /g, ' ')
      .matchAll(/docs\/product\.md, ([A-Z]\d+(?:(?:,| to| and) [A-Z]\d+)*)/g),
  ].flatMap(([, list]) => list.split(/,? (?:to |and )?/))

test('a rule of the product has a number of its own', () => {
  expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([])
})

test('every reference to a rule of the product leads to one', () => {
  const found = files.flatMap((path) => referredTo(read(path)).map((rule) => ({ path, rule })))
  expect(found.length).toBeGreaterThan(100)
  expect(found.filter(({ rule }) => !rules.includes(rule))).toEqual([])
})

test('every link between documents leads to a file', () => {
  const documents = ['README.md', ...files.filter((path) => path.endsWith('.md'))]
  const dead = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
      .map(([, target]) => join(dirname(path), target))
      .filter((target) => !existsSync(join(root, target))),
  )
  expect(dead).toEqual([])
})

test('docs/caches.md lists every cache with a limit', () => {
  const listed = read('docs/caches.md')
  const caches = files.filter(
    (path) =>
      /\.tsx?$/.test(path) && !path.includes('.test.') && /new LRUCache\b|openDiskCache\(/.test(read(path)),
  )
  expect(caches.length).toBeGreaterThan(10)
  expect(caches.filter((path) => !listed.includes(`](../${path})`))).toEqual([])
})
