import { expect, test } from 'vitest'
import { createStatementNames } from './statement-names.ts'

const named = (names: ReturnType<typeof createStatementNames>, text: string) =>
  [1, 2, 3].map(() => names.nameOf(text)).at(-1)

test('a text is named the third time, always alike and as no other', () => {
  const names = createStatementNames()
  const given = ['a', 'a', 'a', 'a', 'b', 'b', 'b'].map((text) => names.nameOf(text) !== undefined)
  expect(given).toEqual([false, false, true, true, false, false, true])
  expect(names.nameOf('a')).toBe(named(createStatementNames(), 'a'))
  expect(names.nameOf('a')).not.toBe(names.nameOf('b'))
})

test('lists of many lengths use up neither names nor memory, and long texts get none', () => {
  const names = createStatementNames()
  for (let length = 0; length < 5_000; length += 1) expect(names.nameOf(`in ${length}`)).toBeUndefined()
  expect(named(names, 'in 0')).toBeDefined()
  expect(named(names, 'x'.repeat(20_001))).toBeUndefined()
  const all = Array.from({ length: 1_000 }, (_, index) => named(names, `text ${index}`))
  expect(all.filter((name) => name !== undefined)).toHaveLength(399)
})

test('where all names are given, what comes often takes the place of what has not come for long', () => {
  const names = createStatementNames()
  const all = Array.from({ length: 400 }, (_, index) => named(names, `text ${index}`))
  expect(names.nameOf('text 0')).toBe(all[0])
  const often = Array.from({ length: 100 }, () => names.nameOf('often'))
  expect(often.filter((name) => name !== undefined)).toHaveLength(1)
  expect([names.nameOf('often'), names.nameOf('text 0'), names.nameOf('text 1')]).toEqual([
    often.at(-1),
    all[0],
    undefined,
  ])
})

test('after a migration every text has another name; where connections are mixed up, none', () => {
  const names = createStatementNames()
  const before = named(names, 'a')
  names.renew()
  expect(named(names, 'a')).not.toBe(before)
  names.giveUp()
  expect(named(names, 'a')).toBeUndefined()
})
