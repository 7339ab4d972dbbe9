import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeDocumentedBlock } from './lib/documented-block.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const slots = ['header', 'search', 'footer', 'floatingButton', 'popup', 'widget', 'section']
const copied = [
  'schema',
  'api',
  'ui',
  'store',
  'blocks',
  'registry',
  'scripts',
  'package.json',
  'package-lock.json',
]
const settings = ['tsconfig.json', '.oxfmtrc.json', '.oxlintrc.json', 'oxlint-directions.json']

/** A copy of the project, so that a test that is cut off leaves no block behind. */
let copy
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'danjang-block-'))
  for (const name of [...copied, ...settings]) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const node = (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}
const newBlock = (...args) => node('scripts/new-block.mjs', ...args)
const ok = { status: 0 }

test('a new block of every slot passes types, lint and format as it stands', () => {
  const folders = slots.map((slot) => `blocks/${slot}/New${slot[0].toUpperCase()}${slot.slice(1)}`)
  for (const folder of folders) {
    expect(newBlock(...folder.split('/').slice(1))).toMatchObject(ok)
    expect(readdirSync(join(copy, folder)).sort()).toEqual([
      'block.ts',
      'component.tsx',
      'fixtures',
      'styles.ts',
    ])
  }
  folders.push(writeDocumentedBlock(copy))
  const include = folders.map((folder) => `${folder}/*`)
  writeFileSync(join(copy, 'new.json'), JSON.stringify({ extends: './tsconfig.json', include }))
  expect(node('node_modules/typescript/bin/tsc', '-p', 'new.json', '--singleThreaded')).toMatchObject(ok)
  expect(node('node_modules/oxlint/bin/oxlint', '--deny-warnings', ...folders)).toMatchObject(ok)
  expect(node('node_modules/oxfmt/bin/oxfmt', '--check', ...folders)).toMatchObject(ok)
})

test.each([
  [['head', 'MyHeader'], 'The slots are: header, search, footer, floatingButton, popup, widget, section.'],
  [['header', 'myHeader'], 'It begins with a capital'],
  [['header', '../Escape'], 'It begins with a capital'],
  [['header'], 'A slot and a name are needed.'],
])('%j is refused, and nothing is made', (args, message) => {
  const { status, output } = newBlock(...args)
  expect(status).toBe(1)
  expect(output).toContain(message)
  expect(existsSync(join(copy, 'blocks', ...args.slice(0, 2), 'block.ts'))).toBe(false)
})

test('a name that is taken is refused, in another slot too', () => {
  expect(newBlock('footer', 'MyOwn')).toMatchObject(ok)
  expect(newBlock('header', 'MyOwn').output).toContain('blocks/footer/MyOwn/ is there already')
})

const bump = (...args) => node('scripts/block-bump.mjs', ...args)

test('block:bump begins a version: its number, a migration to be written, and data to be brought to it', () => {
  expect(newBlock('section', 'Grown')).toMatchObject(ok)
  const read = (path) => readFileSync(join(copy, 'blocks/section/Grown', path), 'utf8')
  const recorded = JSON.parse(read('fixtures/schema.json'))
  expect(bump('Grown')).toMatchObject(ok)
  expect(read('fixtures/v2.json')).toBe(read('fixtures/v1.json'))

  writeFileSync(
    join(copy, 'blocks/section/Grown/block.ts'),
    read('block.ts').replace(
      "text: paragraph().meta({ title: '글' }),",
      "$&\n    note: line(9).default('새 칸'),",
    ),
  )
  expect(bump('Grown', '--same')).toMatchObject(ok)
  expect(read('fixtures/v2.json')).toContain('새 칸')
  const { version, fingerprint } = JSON.parse(read('fixtures/schema.json'))
  expect(version).toBe(2)
  expect(fingerprint).not.toBe(recorded.fingerprint)

  expect(bump('Grown')).toMatchObject(ok)
  expect(read('block.ts')).toContain('version: 3,')
  expect(read('block.ts')).toMatch(/migrations: \{\s+1: \(data\) => .*,\s+2: \(data\) => .*,\s+\},/)
  expect(node('node_modules/oxfmt/bin/oxfmt', '--check', 'blocks/section/Grown')).toMatchObject(ok)
})

test('block:bump says which name it does not know', () => {
  expect(bump('NoSuchBlock')).toMatchObject({
    status: 1,
    output: expect.stringContaining('There is no block type "NoSuchBlock".'),
  })
})
