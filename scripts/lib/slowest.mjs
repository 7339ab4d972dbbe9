/** The `count` files of vitest's reports that took longest, a line each: seconds, kind of test, path below `root`. */
export const slowest = (reports, root, count = 10) =>
  reports
    .flatMap((report) => report?.testResults ?? [])
    .map(({ name, project, startTime, endTime }) => ({
      seconds: (endTime - startTime) / 1000,
      file: `${project}: ${name.replace(root, '')}`,
    }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ seconds, file }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
