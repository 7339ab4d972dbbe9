import { readFileSync } from 'node:fs'

/**
 * Counts a run of vitest by its report (`vitest-report.mjs`) and its exit code: `passed`, and `failures`, a text for
 * each. A test that was skipped or left to do is one, and so is a file without tests, an error outside of every test,
 * and a run that tells of no test, unless there `mayBeNone`. Of a run of those tests alone whose full name is `named`,
 * the others are not counted.
 */
export function countReport(report, exitCode, { named = /^/, mayBeNone = false } = {}) {
  const files = (report?.testResults ?? []).map((file) => ({
    ...file,
    assertionResults: file.assertionResults.filter(({ fullName }) => named.test(fullName)),
  }))
  const passed = files.flatMap((file) => file.assertionResults).filter(isPassed).length
  const failures = [
    ...files.flatMap(failuresOf),
    ...(report?.unhandledErrors ?? []).map((error) => `outside of every test: ${error}`),
  ]
  if (failures.length === 0 && (exitCode !== 0 || (passed === 0 && !mayBeNone))) {
    failures.push(`vitest ended with exit code ${exitCode} and told of ${passed} tests and no failure`)
  }
  return { passed, failures }
}

const isPassed = ({ status }) => status === 'passed'

function failuresOf({ name: path, project, status, message, assertionResults }) {
  const name = project ? `${project}: ${path}` : path
  const failed = assertionResults.filter((result) => !isPassed(result))
  if (status === 'failed' && failed.length === 0) return [`${name}: ${message}`]
  return failed.map((result) =>
    [`${name}: ${result.fullName} (${result.status})`, ...(result.failureMessages ?? [])].join('\n'),
  )
}

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
  failures: counts.flatMap(({ failures }) => failures),
})
