import { defineConfig } from 'vitest/config'

/** Backend tests alone: `TEST_DATABASE=postgres npx vitest run --config tests/support/backend.vitest.config.ts`. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['backend/**/*.test.ts', 'tests/integration/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/support/postgres-server.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
