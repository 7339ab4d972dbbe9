import { expect, test } from 'vitest'
import { countReport, sum } from './count.mjs'

const file = (status, ...results) => ({ status, assertionResults: results.map((status) => ({ status })) })
const report = (...testResults) => ({ testResults })

test.each([
  ['all is well', report(file('passed', 'passed', 'passed')), 0, { passed: 2, failed: 0 }],
  ['one fails', report(file('failed', 'passed', 'failed')), 1, { passed: 1, failed: 1 }],
  [
    'skipped and left to do',
    report(file('passed', 'passed', 'skipped', 'pending', 'todo')),
    0,
    { passed: 1, failed: 3 },
  ],
  ['a file cannot be loaded', report(file('passed', 'passed'), file('failed')), 1, { passed: 1, failed: 1 }],
  ['an error outside of every test', report(file('passed', 'passed')), 1, { passed: 1, failed: 1 }],
  ['no test at all', report(), 0, { passed: 0, failed: 1 }],
  ['a crash before the report', null, 1, { passed: 0, failed: 1 }],
])('%s', (_, given, exitCode, counts) => {
  expect(countReport(given, exitCode)).toEqual(counts)
})

test('counts add up', () => {
  expect(
    sum([
      { passed: 2, failed: 0 },
      { passed: 1, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 })
})
