import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { floors, roomsOf } from './lib/rooms.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Files of a folder's application, as `admin/kit/parts/button.tsx`. */
const filesOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.d|\.test)\.tsx?$/.test(name))
    .map((name) => join(folder, name))

/** Files of its own folder from which a file imports values, at once or later. */
function importsOf(file) {
  const source = readFileSync(join(root, file), 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  const isValue = ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType)
  const named = [
    ...staticImports.filter(isValue).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .flatMap(({ entries }) => entries.filter(({ isType, moduleRequest }) => moduleRequest && !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ]
  const [folder] = file.split('/')
  return named
    .map((name) => (name.startsWith('.') ? join(dirname(file), name) : name.replace(/^#/, '')))
    .filter((name) => name.startsWith(`${folder}/`) && !isGround(name))
}

/** Tables of `backend/` lie with what they are about, and any room may import them. */
const isGround = (file) => /^backend\/.*\/table\.ts$/.test(file)

/** Which groups of files import which others: `groupOf` names the group of a file. */
function graphOf(files, groupOf) {
  const graph = new Map(files.map((file) => [groupOf(file), new Set()]))
  for (const file of files)
    for (const other of importsOf(file)) {
      if (groupOf(other) !== groupOf(file)) graph.get(groupOf(file)).add(groupOf(other))
    }
  return graph
}

/** Groups that import each other, directly or by others, as lists of their names. */
function knotsOf(graph) {
  const reached = (from) => {
    const found = new Set()
    const waiting = [...graph.get(from)]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (found.has(next)) continue
      found.add(next)
      waiting.push(...(graph.get(next) ?? []))
    }
    return found
  }
  const reach = new Map([...graph.keys()].map((name) => [name, reached(name)]))
  const knots = [...graph.keys()].map((name) =>
    [...reach.get(name)].filter((other) => reach.get(other)?.has(name)).sort(),
  )
  return [...new Set(knots.filter((knot) => knot.length > 0).map((knot) => knot.join(' ')))]
}

test('groups that import each other are found, however long the way round', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set(['a'])],
    ['d', new Set()],
  ])
  expect(knotsOf(graph)).toEqual(['a b c'])
})

test.each(Object.keys(floors))(
  'the rooms of %s/ form no circle, and none imports one above or beside it',
  (folder) => {
    const rooms = roomsOf(folder)
    expect(readdirSync(join(root, folder))).toEqual(expect.arrayContaining(rooms.map(({ room }) => room)))
    const roomOf = (file) => rooms.find(({ room }) => file.startsWith(`${folder}/${room}/`))?.room
    const graph = graphOf(filesOf(folder).filter(roomOf), (file) => roomOf(file) ?? folder)
    const wrong = rooms.flatMap(({ room, closed }) =>
      closed.filter((other) => graph.get(room).has(other)).map((other) => `${room} → ${other}`),
    )
    expect(wrong).toEqual([])
    expect(knotsOf(graph)).toEqual([])
  },
)

test('every file of admin/ lies in a room, and no folders in them import each other', () => {
  const files = filesOf('admin')
  const rooms = floors.admin.flat().map((room) => `admin/${room}/`)
  expect(files.filter((file) => !rooms.some((room) => file.startsWith(room)))).toEqual([])
  expect(knotsOf(graphOf(files, dirname))).toEqual([])
})

test('every file of backend/ lies in a folder of a room, stands below the backend itself, and few folders import each other', () => {
  const folders = readdirSync(join(root, 'backend'), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  )
  expect(folders.map(({ name }) => name).sort()).toEqual(floors.backend.flat().sort())
  const files = filesOf('backend').filter((file) => dirname(file) !== 'backend')
  const folderOf = (file) => file.split('/').slice(1, 3).join('/')
  expect(files.filter((file) => folderOf(file).endsWith('.ts'))).toEqual([])
  expect(files.filter((file) => importsOf(file).some((other) => dirname(other) === 'backend'))).toEqual([])
  // A cancelled booking offers its time to the waiting list; events and search decide which treatments are listed.
  expect(knotsOf(graphOf(files, folderOf))).toEqual([
    'booking/reservations booking/waitings',
    'catalogue/events catalogue/products catalogue/search',
    'people/customers people/social-sign-in',
  ])
})
