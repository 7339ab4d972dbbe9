import { expect, test } from 'vitest'
import { slowest } from './slowest.mjs'

test('of all reports the files that took longest come first, and a report that is missing has none', () => {
  const file = (name, project, seconds) => ({
    name: `/root/${name}`,
    project,
    startTime: 5000,
    endTime: 5000 + seconds * 1000,
  })
  const reports = [
    { testResults: [file('a.test.ts', 'unit', 2), file('b.test.ts', 'unit', 12.34)] },
    null,
    { testResults: [file('c.test.ts', 'e2e', 3)] },
  ]
  expect(slowest(reports, '/root/', 2)).toEqual(['   12.3 s  unit: b.test.ts', '    3.0 s  e2e: c.test.ts'])
})
