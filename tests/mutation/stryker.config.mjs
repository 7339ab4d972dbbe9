import { fileURLToPath } from 'node:url'

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('left-alone.mjs', import.meta.url))],
  ignorers: ['left-alone'],
  // A process of its own, not a thread, for the tests that set the machine's time zone.
  vitest: { configFile: 'tests/mutation/vitest.config.ts', pool: 'forks' },
  coverageAnalysis: 'perTest',
  mutate: [
    'schema/**/*.ts',
    'registry/*.ts',
    'ui/popup/{place-popups,choose-popups,dismissal,popup-size}.ts',
    'ui/operating-hours.ts',
    'backend/booking/schedules/{spans,working-hours,free-times,public-holidays}.ts',
    'backend/clinic/settings/booking-rules.ts',
    'backend/kernel/time/seoul-time.ts',
    'backend/catalogue/products/price.ts',
    'blocks/section/CartSection/sums.ts',
    'backend/kernel/http/access.ts',
    'backend/kernel/database/partner.ts',
    '!**/*.test.ts',
  ],
  // Stryker rewrites a tsconfig.json by an interface that TypeScript 7 no longer has.
  ignorePatterns: ['tsconfig.json', 'dist', '.data', 'coverage', 'public'],
  concurrency: 2,
  incremental: true,
  incrementalFile: 'coverage/mutation/incremental.json',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'coverage/mutation/report.html' },
  jsonReporter: { fileName: 'coverage/mutation/report.json' },
  thresholds: { high: 90, low: 80, break: 80 },
}
