import { readFileSync } from 'node:fs'

/**
 * Counts a run of vitest by its JSON report and its exit code. A test that was skipped or left to do counts as
 * failed, and so does a file without tests, an error outside of every test, and a run that tells of no test.
 */
export function countReport(report, exitCode) {
  const files = report?.testResults ?? []
  const tests = files.flatMap((file) => file.assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed').length
  const brokenFiles = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailed),
  ).length
  const failed = tests.length - passed + brokenFiles
  const untold = failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : 0
  return { passed, failed: failed + untold }
}

const isFailed = ({ status }) => status !== 'passed'

/** The report in a file, or `null` where vitest wrote none. */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

export const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
})
