import { expect, test } from 'vitest'
import { blockBytes, bytesTable, overBudget, type BuiltFile } from './block-bytes.ts'

const file = (code: string, imports: string[] = [], name = ''): BuiltFile => ({
  type: 'chunk',
  code,
  imports,
  name,
  isEntry: name !== '',
})
const bundle = {
  'site.js': file('12345', ['base.js'], 'site'),
  'base.js': file('1234567890'),
  'parts.js': { ...file('1234', ['base.js']), name: 'parts' },
  'shared.js': file('123', ['base.js']),
  'chart.js': file('x'.repeat(70)),
  'light.js': file('12', ['base.js', 'parts.js', 'shared.js'], 'blocks/Light'),
  'heavy.js': file('1', ['shared.js', 'chart.js'], 'blocks/Heavy'),
}
const weighed = blockBytes(bundle, (code) => code.length)

test('a block weighs what it imports, without what every page has', () => {
  expect(weighed).toEqual([
    { component: 'Heavy', bytes: 74 },
    { component: 'Light', bytes: 5 },
  ])
})

test('what every page has is not told of a build that lacks a part of it', () => {
  for (const lacking of ['site.js', 'parts.js']) {
    const rest = Object.fromEntries(Object.entries(bundle).filter(([name]) => name !== lacking))
    expect(() => blockBytes(rest, (code) => code.length)).toThrow(lacking.replace('.js', ''))
  }
})

test('of those that weigh the same the first by name stands first', () => {
  const twins = { ...bundle, 'b.js': file('1', [], 'blocks/B'), 'a.js': file('2', [], 'blocks/A') }
  const names = blockBytes(twins, (code) => code.length).map(({ component }) => component)
  expect(names).toEqual(['Heavy', 'Light', 'A', 'B'])
})

test('the heaviest stands first in the table', () => {
  expect(bytesTable(weighed).split('\n').slice(1)).toEqual(['Heavy       74', 'Light        5'])
})

test('what is over the budget is named, with what it weighs', () => {
  expect(overBudget(weighed, 74)).toEqual([])
  expect(overBudget(weighed, 73)).toEqual([expect.stringContaining('Heavy adds 74 bytes')])
})
