import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const codeFolders = '{schema,api,ui,store,blocks,registry,renderer,pages,admin,widget,backend,server,scripts}'

/** Set-up that another folder brings, from the day it does. */
const ifThere = (path: string) => (existsSync(new URL(path, import.meta.url)) ? [path] : [])

/** The same tests on either database: PGlite cannot show a race, PostgreSQL is not what a first start runs on. */
const integration = (database: 'pglite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: `integration-${database}`,
    include: ['tests/integration/**/*.test.ts'],
    // What only one of them has, such as a second node, says so in its file's name.
    exclude: [`tests/integration/**/*.${database === 'pglite' ? 'postgres' : 'pglite'}.test.ts`],
    env: { TEST_DATABASE: database },
    globalSetup: database === 'postgres' ? ifThere('./tests/support/postgres-server.ts') : [],
    // Of what hangs: a test over every route of every partner takes half of it on a machine with other work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})

export default defineConfig({
  test: {
    maxWorkers: 2,
    // `vitest run --project …` is one kind of test at a time; none may be left out on the quiet.
    allowOnly: false,
    passWithNoTests: false,
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${codeFolders}/**/*.test.{ts,tsx,mjs}`],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: { name: 'contract', include: ['tests/contract/**/*.test.{ts,tsx}'], testTimeout: 20_000 },
      },
      integration('pglite'),
      integration('postgres'),
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ifThere('./tests/support/site-server.ts'),
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
