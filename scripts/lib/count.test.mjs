import { expect, test } from 'vitest'
import { countReport, sum } from './count.mjs'

const file = (status, ...results) => ({
  name: 'a.test.ts',
  status,
  message: 'no such module',
  assertionResults: results.map((status) => ({
    fullName: 'does so',
    status,
    failureMessages: status === 'failed' ? ['expected 1 to be 2'] : [],
  })),
})
const report = (...testResults) => ({ testResults, unhandledErrors: [] })

const failed = 'a.test.ts: does so (failed)\nexpected 1 to be 2'
const left = (status) => `a.test.ts: does so (${status})`
const untold = (exitCode, passed) =>
  `vitest ended with exit code ${exitCode} and told of ${passed} tests and no failure`

test.each([
  ['all is well', report(file('passed', 'passed', 'passed')), 0, 2, []],
  ['one fails', report(file('failed', 'passed', 'failed')), 1, 1, [failed]],
  [
    'skipped and left to do',
    report(file('passed', 'passed', 'skipped', 'pending', 'todo')),
    0,
    1,
    [left('skipped'), left('pending'), left('todo')],
  ],
  [
    'a file cannot be loaded',
    report(file('passed', 'passed'), file('failed')),
    1,
    1,
    ['a.test.ts: no such module'],
  ],
  [
    'errors outside of every test',
    { ...report(file('passed', 'passed')), unhandledErrors: ['Error: late'] },
    1,
    1,
    ['outside of every test: Error: late'],
  ],
  ['an end that says why nowhere', report(file('passed', 'passed')), 1, 1, [untold(1, 1)]],
  ['no test at all', report(), 0, 0, [untold(0, 0)]],
  ['a crash before the report', null, 1, 0, [untold(1, 0)]],
])('%s', (_, given, exitCode, passed, failures) => {
  expect(countReport(given, exitCode)).toEqual({ passed, failures })
})

test('counts add up', () => {
  expect(
    sum([
      { passed: 2, failures: [] },
      { passed: 1, failures: ['a', 'b'] },
    ]),
  ).toEqual({ passed: 3, failures: ['a', 'b'] })
})

test('of a run of the tests of one name the others are not counted, and a run of changes may have none', () => {
  const { testResults } = report(file('passed', 'passed', 'skipped'))
  testResults[0].assertionResults[1].fullName = 'is another'
  expect(countReport({ testResults }, 0, { named: /^does / })).toEqual({ passed: 1, failures: [] })
  expect(countReport({ testResults }, 0, { named: /^neither / }).failures).toEqual([untold(0, 0)])
  expect(countReport(report(), 0, { mayBeNone: true })).toEqual({ passed: 0, failures: [] })
  expect(countReport(report(), 1, { mayBeNone: true }).failures).toEqual([untold(1, 0)])
})
