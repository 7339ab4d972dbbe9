import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

const folders =
  'schema,api,ui,store,blocks,registry,renderer,pages,admin,widget,backend,server,scripts'.split(',')
const codeFolders = `{${folders.join(',')}}`

const here = (path: string) => new URL(path, import.meta.url)

/** Tests that ask for a document. */
const withDocument = folders
  .flatMap((folder) =>
    readdirSync(here(folder), { recursive: true }).map((path) => `${folder}/${String(path)}`),
  )
  .filter((path) => /\.test\.tsx?$/.test(path))
  .filter((path) => readFileSync(here(path), 'utf8').includes('// @vitest-environment happy-dom'))

/** Set-up that another folder brings, from the day it does. */
const ifThere = (path: string) => (existsSync(here(path)) ? [path] : [])

/**
 * What a resource does is tested beside it, through the API, on PostgreSQL (`*.api.test.ts`). On PGlite, which a first
 * start runs on, runs what an engine can change: `*.engines.test.ts` runs on both (statements and types of every call,
 * constraints, dates and times, searches, dumps, the demo), `*.pglite.test.ts` on PGlite alone. `*.postgres.test.ts`
 * needs what only PostgreSQL has, such as a second connection.
 */
const integration = (database: 'pglite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: `integration-${database}`,
    include: [
      `{backend,tests/bench}/**/*.{${database === 'pglite' ? 'engines,pglite' : 'api,engines,postgres'}}.test.ts`,
    ],
    // No module of the application keeps state, so that loading them once a worker will do.
    isolate: false,
    env: { TEST_DATABASE: database, PASSWORD_COST: '10' },
    globalSetup: './tests/support/database-templates.ts',
  },
})

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // `vitest run --project …` is one kind of test at a time; none may be left out on the quiet.
    allowOnly: false,
    passWithNoTests: false,
    restoreMocks: true,
    // Limits are of what hangs or never comes: how long a machine with other work takes decides nothing. A test has one
    // of its own only where all of its rounds take longer.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${codeFolders}/**/*.test.{ts,tsx,mjs}`],
          exclude: ['backend/**/*.{api,engines,pglite,postgres}.test.ts', ...withDocument],
          // No module keeps state, and what a test stubs it takes back.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-document',
          include: withDocument,
          // A file would find what another has left in the document. A context takes half of what a process does.
          isolate: true,
          pool: 'vmThreads',
        },
        // In such a context vitest takes the package's CommonJS form, which asks for a module.
        resolve: {
          alias: {
            'react-router-dom': fileURLToPath(here('./node_modules/react-router-dom/dist/index.mjs')),
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.{ts,tsx}'],
          // Every file reads all block types, which takes longer than what it asks of them.
          isolate: false,
        },
      },
      integration('pglite'),
      integration('postgres'),
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          // What takes minutes however few its rounds runs in `npm run test:long` alone.
          exclude: process.env.TEST_ROUNDS === 'all' ? [] : ['tests/e2e/**/*.long.test.ts'],
          globalSetup: ifThere('./tests/support/site-server.ts'),
        },
      },
    ],
  },
})
