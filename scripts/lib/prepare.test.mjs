import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkNode, hashSources, installationProblem, sourceFiles } from './prepare.mjs'

const lock = {
  packages: {
    '': { name: 'danjang' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-another-system': { version: '2.0.0', optional: true },
  },
}
const installed = (packages) => ({ packages })
const a = { 'node_modules/a': { version: '1.0.0' } }

test('an installation is right when it is what the lock says, for this system', () => {
  expect(installationProblem(lock, installed(a))).toBeNull()
})

test.each([
  [null, 'nothing is installed yet'],
  [installed({}), 'a is not 1.0.0'],
  [installed({ 'node_modules/a': { version: '0.9.0' } }), 'a is not 1.0.0'],
  [
    installed({ ...a, 'node_modules/for-another-system': { version: '1.0.0' } }),
    'for-another-system is not 2.0.0',
  ],
  [installed({ ...a, 'node_modules/b': { version: '1.0.0' } }), 'b is no longer wanted'],
])('%j is installed anew: %s', (found, problem) => {
  expect(installationProblem(lock, found)).toBe(problem)
})

test('an older Node is refused by name', () => {
  expect(() => checkNode('20.18.9')).toThrow('Node 20.19 or newer is needed; this is 20.18.9.')
  expect(() => checkNode('20.19.0')).not.toThrow()
  expect(() => checkNode('24.0.0')).not.toThrow()
})

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'danjang-sources-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

test('a build follows its sources: names and contents, whatever the folder, and nothing else', () => {
  write('ui/a.ts', 'a')
  // Named as a folder of the project that is none of its sources.
  write('ui/templates/a.ts', 'a')
  const first = hashSources(folder)
  for (const other of [
    'dist/a.js',
    'node_modules/a/a.js',
    '.data/a',
    'tests/a.ts',
    'templates/a.json',
    // What a test that failed leaves.
    'test-results/1.html',
    'ui/a.test.ts',
    'README.md',
  ]) {
    write(other, 'x')
  }
  expect(hashSources(folder)).toBe(first)
  expect(sourceFiles(folder)).toEqual(['ui/a.ts', 'ui/templates/a.ts'])
  write('new-folder/b.ts', '')
  const second = hashSources(folder)
  write('ui/a.ts', 'b')
  expect(new Set([first, second, hashSources(folder)]).size).toBe(3)
})
