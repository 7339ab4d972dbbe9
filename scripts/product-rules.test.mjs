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

const documents = [
  ...readdirSync(root).filter((path) => path.endsWith('.md')),
  ...files.filter((path) => path.endsWith('.md')),
]

test('every link between documents leads to a file', () => {
  const dead = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
      .map(([, target]) => join(dirname(path), target))
      .filter((target) => !existsSync(join(root, target))),
  )
  expect(dead).toEqual([])
})

test('a decision that takes the place of another is named below its title', () => {
  const folder = 'docs/decisions'
  const status = new Map(
    readdirSync(join(root, folder))
      .filter((name) => /^\d{4}-/.test(name))
      .map((name) => [name.slice(0, 4), read(join(folder, name)).split('\n')[2]]),
  )
  const replaced = [...status].flatMap(([by, line]) =>
    line
      .split(/[.;] /)
      .map((part) => part.split(/takes the place of/i)[1] ?? '')
      .flatMap((part) => [...part.matchAll(/\b\d{4}\b/g)].map(([number]) => ({ number, by }))),
  )
  expect(replaced.length).toBeGreaterThan(10)
  const isTold = ({ number, by }) => status.get(number).includes(by)
  expect(replaced.filter((found) => !isTold(found))).toEqual([])
  const list = read(join(folder, 'README.md'))
  const inPart = [...status].filter(([, line]) => line.includes('Superseded by')).map(([number]) => number)
  expect(inPart.filter((number) => !new RegExp(`^\\| [\\d, ]*${number}`, 'm').test(list))).toEqual([])
})

test('every path that a document names is there', () => {
  const places = new Set(readdirSync(root))
  /** Decisions name paths of their day, and blocks.md a block that its reader makes. */
  const isOfNow = (path) => !/^docs\/(?:decisions\/|blocks\.md$)/.test(path)
  const named = documents
    .filter(isOfNow)
    .flatMap((document) =>
      [...read(document).matchAll(/`([^`\s/<]+\/[^`\s<*{…]+)`/g)]
        .map(([, path]) => ({ document, path }))
        .filter(({ path }) => places.has(path.split('/')[0])),
    )
  expect(named.length).toBeGreaterThan(100)
  const written = /^(?:dist|test-results)\/|\/GlobalHeaderType3\/$/
  expect(named.filter(({ path }) => !written.test(path) && !existsSync(join(root, path)))).toEqual([])
})

test('docs/caches.md lists every cache with a limit', () => {
  const listed = read('docs/caches.md')
  const caches = files.filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !/\.test\.|^tests\//.test(path) &&
      /new LRUCache\b|openDiskCache\(/.test(read(path)),
  )
  expect(caches.length).toBeGreaterThan(10)
  expect(caches.filter((path) => !listed.includes(`](../${path})`))).toEqual([])
})
