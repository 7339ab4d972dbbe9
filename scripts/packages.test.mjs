import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const read = (path) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')
const manifest = JSON.parse(read('package.json'))
const lock = read('package-lock.json')
const { packages } = JSON.parse(lock)

/** Versions before these have known holes. */
const floors = { sharp: '0.35.0', vite: '8.0.16', 'react-router': '7.18.2', hono: '4.12.25' }

const isAtLeast = (version, floor) => version.localeCompare(floor, 'en', { numeric: true }) >= 0

test.each(Object.entries(floors))('every %s is at least %s', (name, floor) => {
  const versions = Object.entries(packages)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version }]) => version)
  expect(versions).not.toEqual([])
  expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([])
})

test('packages are named by exact versions', () => {
  const wanted = Object.values({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(wanted.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('docs/architecture.md says of every package what it serves', () => {
  const rows = [...read('docs/architecture.md').matchAll(/^\| (`.*?`) +\|/gm)].flatMap(([, names]) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  )
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(names.filter((name) => !rows.includes(name))).toEqual([])
})

test('install scripts are off, and the lock names no registry', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
  expect(lock).not.toContain('"resolved"')
})

test('the lock holds the optional packages of every system, without which `npm ci` refuses it', () => {
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)))
  expect(missing).toEqual([])
})
