import { trustNone } from '#backend/kernel/http/forwarded.ts'
import { expect, test } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

test('everything has a default; an empty variable is an unset one', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toEqual({
    port: 3000,
    host: undefined,
    dataDir: '.data',
    databaseUrl: undefined,
    drainSeconds: 0,
    databaseLimits: { patience: 3_000, connections: 10, statementTimeout: 10_000, lockTimeout: 5_000 },
    processes: 1,
    pageCacheMb: undefined,
    diskCacheMb: undefined,
    apiBaseUrl: undefined,
    admin: { email: undefined, password: undefined },
    seed: 'demo',
    operatorHost: undefined,
    secretKeys: [],
    preparesAhead: true,
    logLevel: 'info',
    logsRequests: false,
    metrics: undefined,
    trustProxy: trustNone,
    allowsLocalWebhooks: false,
    certification: { provider: 'none' },
    certificationOrigins: [],
    socialOrigins: {},
    notifications: { alimtalk: undefined, sms: undefined, smtp: undefined },
    s3: undefined,
  })
  expect(
    readEnvironment({
      PORT: '8080',
      DATABASE_PATIENCE: '60000',
      API_BASE_URL: 'https://api.test/_api/',
    }),
  ).toMatchObject({
    port: 8080,
    drainSeconds: 5,
    databaseLimits: { patience: 60_000 },
    apiBaseUrl: 'https://api.test/_api',
  })
  expect(readEnvironment({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  const shared = { DATABASE_URL: 'postgres://db.test/danjang' }
  expect(readEnvironment(shared).drainSeconds).toBe(5)
  expect(readEnvironment({ ...shared, DRAIN_SECONDS: '0' }).drainSeconds).toBe(0)
})

test('the demo is seeded into a PostgreSQL only if SEED says so', () => {
  const shared = { DATABASE_URL: 'postgres://user@host/danjang' }
  expect(readEnvironment(shared).seed).toBe('none')
  expect(readEnvironment({ ...shared, SEED: '' }).seed).toBe('none')
  expect(readEnvironment({ ...shared, SEED: 'demo' }).seed).toBe('demo')
  expect(readEnvironment({ SEED: 'none' }).seed).toBe('none')
})

test('every problem is in one message, without secrets', () => {
  const wrong = {
    PORT: '70000',
    DATABASE_URL: 'mysql://user:hunter2@x',
    DATABASE_PATIENCE: '60001',
    DRAIN_SECONDS: '301',
    METRICS_PORT: '70000',
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

test('the bucket is set whole or not at all, and its secret is never shown', () => {
  const whole = {
    S3_ENDPOINT: 'https://s3.example.com/',
    S3_BUCKET: 'pictures',
    S3_REGION: 'ap-northeast-2',
    S3_ACCESS_KEY_ID: 'AKID',
    S3_SECRET_ACCESS_KEY: 'hunter2',
  }
  expect(readEnvironment(whole).s3).toEqual({
    endpoint: 'https://s3.example.com',
    bucket: 'pictures',
    region: 'ap-northeast-2',
    accessKeyId: 'AKID',
    secretAccessKey: 'hunter2',
  })
  const half = () => readEnvironment({ ...whole, S3_BUCKET: '', S3_ENDPOINT: 'ftp://x' })
  expect(half).toThrow('S3_BUCKET must be set too: the file store needs all of S3_ENDPOINT, S3_BUCKET')
  expect(half).toThrow('S3_ENDPOINT must be an http(s) address')
  expect(half).not.toThrow(/hunter2/)
})

test('a certification provider needs its keys, and none is there that was not asked for by name', () => {
  expect(() => readEnvironment({ CERTIFICATION: 'portone-v2', PORTONE_STORE_ID: 's' })).toThrow(
    /PORTONE_CHANNEL_KEY must be set where CERTIFICATION is portone-v2\n {2}PORTONE_API_SECRET must/,
  )
  expect(() => readEnvironment({ CERTIFICATION: 'nice' })).toThrow(
    'CERTIFICATION must be none, demo, development',
  )
  const keys = { PORTONE_IMP_CODE: 'imp1', PORTONE_API_KEY: 'k', PORTONE_API_SECRET: 's' }
  expect(readEnvironment({ CERTIFICATION: 'portone-v1', ...keys }).certification).toEqual({
    provider: 'portone-v1',
    impCode: 'imp1',
    apiKey: 'k',
    apiSecret: 's',
  })
  const addresses = {
    PORTONE_API_URL: 'http://127.0.0.1:4000/',
    PORTONE_SCRIPT_URL: 'https://cdn.example/v1.js',
  }
  const elsewhere = readEnvironment({ CERTIFICATION: 'portone-v1', ...keys, ...addresses })
  expect(elsewhere.certification).toMatchObject({
    baseUrl: 'http://127.0.0.1:4000',
    scriptUrl: 'https://cdn.example/v1.js',
  })
  expect(() => readEnvironment({ PORTONE_SCRIPT_URL: 'http://cdn.example/v1.js' })).toThrow(
    'PORTONE_SCRIPT_URL must be an https address; http is for localhost alone',
  )
  for (const NODE_ENV of [undefined, '', 'staging', 'Production', 'development', 'test']) {
    expect(readEnvironment({ NODE_ENV }).certification).toEqual({ provider: 'none' })
    expect(readEnvironment({ NODE_ENV, CERTIFICATION: 'demo' }).certification).toEqual({ provider: 'demo' })
  }
})

test('pages admit the scripts of who certifies, and of nobody else', () => {
  const v1 = {
    CERTIFICATION: 'portone-v1',
    PORTONE_IMP_CODE: 'imp1',
    PORTONE_API_KEY: 'k',
    PORTONE_API_SECRET: 's',
  }
  const origins = (env: Record<string, string>) => readEnvironment(env).certificationOrigins
  expect(origins({})).toEqual([])
  expect(origins({ CERTIFICATION: 'demo' })).toEqual([])
  expect(origins(v1)).toContain('https://cdn.iamport.kr')
  expect(origins({ ...v1, PORTONE_SCRIPT_URL: 'https://cdn.example/v1.js' })).toEqual(['https://cdn.example'])
  // Who certifies is the API's to know.
  expect(origins({ API_BASE_URL: 'https://api.example' })).toContain('https://cdn.portone.io')
})

test.each([
  ['false', []],
  ['0', []],
  ['true', [0]],
  ['1', [0]],
  ['3', [0, 1, 2]],
])('TRUST_PROXY=%s trusts whatever stands at the hops %j', (TRUST_PROXY, hops) => {
  const { trustProxy } = readEnvironment({ TRUST_PROXY })
  expect([0, 1, 2, 3].filter((hop) => trustProxy('203.0.113.7', hop))).toEqual(hops)
})

test('TRUST_PROXY trusts proxies by address, and says what it takes', () => {
  const { trustProxy } = readEnvironment({ TRUST_PROXY: 'loopback, 10.0.0.0/8, 2001:db8::1' })
  const addresses = [
    '127.0.0.1',
    '::1',
    '::ffff:10.1.2.3',
    '2001:db8::1',
    '2001:db8::2',
    '11.0.0.1',
    'nobody',
  ]
  expect(addresses.filter((address) => trustProxy(address, 5))).toEqual(addresses.slice(0, 4))
  for (const TRUST_PROXY of ['yes', '10.0.0.0/99', '-1', '10', 'proxy.example'])
    expect(() => readEnvironment({ TRUST_PROXY })).toThrow(/TRUST_PROXY.*how many proxies stand in a row/)
})
