import { expect, test } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

test('everything has a default; an empty variable is an unset one', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toEqual({
    port: 3000,
    host: undefined,
    dataDir: '.data',
    databaseUrl: undefined,
    apiBaseUrl: undefined,
    admin: { email: undefined, password: undefined },
    seed: 'demo',
    logLevel: 'info',
    trustProxy: false,
  })
  expect(
    readEnvironment({ PORT: '8080', TRUST_PROXY: '1', API_BASE_URL: 'https://api.test/_api/' }),
  ).toMatchObject({
    port: 8080,
    trustProxy: true,
    apiBaseUrl: 'https://api.test/_api',
  })
})

test('every problem is in one message, without secrets', () => {
  const wrong = {
    PORT: '70000',
    DATABASE_URL: 'mysql://user:hunter2@x',
    SEED: 'all',
    ADMIN_PASSWORD: 'kurz',
    LOG_LEVEL: 'loud',
  }
  const read = () => readEnvironment(wrong)
  expect(read).toThrow(EnvironmentError)
  for (const name of Object.keys(wrong)) expect(read).toThrow(name)
  expect(read).toThrow('SEED must be demo or none (it is "all")')
  expect(read).not.toThrow(/hunter2|kurz/)
})
