import { createBackend } from '#backend/create-backend.ts'
import { customers } from '#backend/people/customers/table.ts'
import type { CertificationSettings } from './choose-provider.ts'
import { createLogger } from '#backend/kernel/http/logger.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callers, hosts, startBackend } from '#tests/support/backend.ts'
import { testDefinitions } from '#tests/support/blocks.ts'
import { developmentUid } from '#tests/support/customers.ts'
import { startPortOne } from '#tests/support/portone.ts'
import { testPartner } from '#tests/support/partners.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let portOne: Awaited<ReturnType<typeof startPortOne>>
beforeAll(async () => {
  app = await startBackend({
    partners: [
      testPartner('가나', hosts.a),
      testPartner('다라', hosts.b),
      testPartner('마바', 'demo.localhost'),
    ],
  })
  portOne = await startPortOne()
})
afterAll(async () => {
  await app.close()
  await portOne.close()
})

const lines: string[] = []
const logger = createLogger('debug', { write: (line) => lines.push(line) })

let lastAddress = 0
const elsewhere = () => `10.3.${(lastAddress += 1)}`

/** The application with another provider. */
function withProvider(certification: CertificationSettings) {
  const backend = createBackend({ ...app, definitions: testDefinitions, logger, certification })
  const { send } = callers(backend)
  const begin = async (body: object = {}, host = hosts.a) => {
    const response = await send('/certification', { host, body, address: elsewhere() })
    return { status: response.status, ...(await response.json()) }
  }
  const confirm = async (impUid: string, token: string, host = hosts.a) => {
    const path = `/certification/${encodeURIComponent(impUid)}`
    const response = await send(path, { host, body: { token }, address: elsewhere() })
    return { status: response.status, body: await response.json() }
  }
  return { backend, send, begin, confirm }
}

const settings = (provider: 'portone-v1' | 'portone-v2', secret = 'secret'): CertificationSettings =>
  provider === 'portone-v1'
    ? { provider, impCode: 'imp00000000', apiKey: 'key', apiSecret: secret, baseUrl: portOne.baseUrl }
    : { provider, storeId: 'store', channelKey: 'channel', apiSecret: secret, baseUrl: portOne.baseUrl }

describe.each(['portone-v1', 'portone-v2'] as const)('%s', (provider) => {
  let api: ReturnType<typeof withProvider>
  beforeAll(() => {
    api = withProvider(settings(provider))
  })
  afterAll(() => api.backend.close())
  beforeEach(() => {
    portOne.state.mode = 'well'
    portOne.entries.clear()
  })

  /** What the provider calls a certification that was begun under a number of ours. */
  const uidOf = (requestId: string) =>
    provider === 'portone-v1' ? `imp_${requestId.slice(0, 12)}` : requestId
  const certified = (requestId: string, more: object = {}) => {
    portOne.entries.set(uidOf(requestId), { requestId, ...more })
    return uidOf(requestId)
  }
  const outcome = async (more: object, body: object = {}) => {
    const { requestId, token } = await api.begin(body)
    const { status, body: answer } = await api.confirm(certified(requestId, more), token)
    return [status, answer.code]
  }

  test('is asked by the server, with our key, and believed alone', async () => {
    const { requestId, token, ...begun } = await api.begin({ phone: '010-1234-5678' })
    expect(begun).toMatchObject(
      provider === 'portone-v1'
        ? { provider, impCode: 'imp00000000' }
        : { provider, storeId: 'store', channelKey: 'channel' },
    )
    const { status, body } = await api.confirm(certified(requestId), token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      token,
      name: '김하늘',
      phone: '+821012345678',
      birthDate: '1990-01-01',
      gender: 'female',
      isUnder14: false,
    })
    const last = portOne.asked.at(-1)
    expect(last?.authorization).toBe(
      provider === 'portone-v1' ? `token-${portOne.state.tokens}` : 'PortOne secret',
    )
    const question = provider === 'portone-v1' ? '/certifications/' : '/identity-verifications/'
    expect(last?.path).toContain(`${question}${uidOf(requestId)}`)
  })

  test('used twice: refused', async () => {
    const { requestId, token } = await api.begin()
    const uid = certified(requestId)
    expect((await api.confirm(uid, token)).status).toBe(200)
    expect(await api.confirm(uid, token)).toMatchObject({ status: 422, body: { code: 'certification-used' } })
    const other = await api.begin()
    expect((await api.confirm(uid, other.token)).status).toBe(422)
  })

  test('begun at another partner, or by another browser: refused', async () => {
    const atB = await api.begin({}, hosts.b)
    const uid = certified(atB.requestId)
    expect((await api.confirm(uid, atB.token, hosts.a)).status).toBe(422)
    const own = await api.begin()
    expect(await api.confirm(uid, own.token)).toMatchObject({
      status: 422,
      body: { code: 'certification-mismatch' },
    })
    expect((await api.confirm(uid, atB.token, hosts.b)).status).toBe(200)
  })

  test('of another phone, too old, of the future, unfinished, without a phone, unknown: refused', async () => {
    const ago = (minutes: number) => ({ certifiedAt: new Date(Date.now() - minutes * 60_000) })
    expect(await outcome({}, { phone: '010-9999-9999' })).toEqual([422, 'phone-mismatch'])
    expect(await outcome(ago(11))).toEqual([422, 'certification-expired'])
    expect(await outcome(ago(-5))).toEqual([422, 'certification-expired'])
    expect(await outcome(ago(9))).toEqual([200, undefined])
    expect(await outcome({ isDone: false })).toEqual([422, 'not-certified'])
    expect(await outcome({ phone: '' })).toEqual([422, 'certification-incomplete'])
    const { token } = await api.begin()
    expect((await api.confirm('nothing', token)).body.code).toBe('not-certified')
    expect((await api.confirm('nothing', 'x'.repeat(43))).body.code).toBe('certification-expired')
  })

  test.each(['error', 'nonsense'] as const)('answers with %s: closed, and the log says so', async (mode) => {
    const { requestId, token } = await api.begin()
    const uid = certified(requestId)
    portOne.state.mode = mode
    expect(await api.confirm(uid, token)).toMatchObject({
      status: 503,
      body: {
        code: 'certification-unavailable',
        message: expect.stringContaining('본인인증을 할 수 없습니다'),
      },
    })
    expect(lines.at(-1)).toContain('certification provider unavailable')
    portOne.state.mode = 'well'
    expect((await api.confirm(uid, token)).status).toBe(200)
  })

  test('does not answer: closed, not waited for', async () => {
    const { requestId, token } = await api.begin()
    const uid = certified(requestId)
    portOne.state.mode = 'silent'
    expect((await api.confirm(uid, token)).status).toBe(503)
  })

  test('refuses our secret: closed', async () => {
    const wrong = withProvider(settings(provider, 'wrong'))
    const { requestId, token } = await wrong.begin()
    expect((await wrong.confirm(certified(requestId), token)).status).toBe(503)
    await wrong.backend.close()
  })
})

test('V1: its token is asked for once, and again when it has become worthless', async () => {
  const api = withProvider(settings('portone-v1'))
  portOne.state.mode = 'well'
  const before = portOne.state.tokens
  const one = async () => {
    const { requestId, token } = await api.begin()
    portOne.entries.set(requestId, { requestId })
    return (await api.confirm(requestId, token)).status
  }
  expect([await one(), await one()]).toEqual([200, 200])
  expect(portOne.state.tokens).toBe(before + 1)
  portOne.forgetToken()
  expect(await one()).toBe(200)
  await api.backend.close()
})

test('down: closed', async () => {
  const api = withProvider({
    provider: 'portone-v2',
    storeId: 's',
    channelKey: 'c',
    apiSecret: 'x',
    baseUrl: 'http://127.0.0.1:1',
  })
  const { requestId, token } = await api.begin()
  expect((await api.confirm(requestId, token)).status).toBe(503)
  await api.backend.close()
})

test('nobody is certified where no provider was named', async () => {
  const backend = createBackend({ ...app, certification: undefined, definitions: testDefinitions, logger })
  for (const host of [hosts.a, 'demo.localhost']) {
    const response = await callers(backend).send('/certification', { host, body: {}, address: elsewhere() })
    expect([response.status, (await response.json()).code]).toEqual([503, 'certification-unavailable'])
  }
  await backend.close()
})

test('the demo’s provider is for hosts of this machine alone', async () => {
  const api = withProvider({ provider: 'demo' })
  const demo = await api.begin({}, 'demo.localhost')
  expect(demo).toMatchObject({ status: 200, provider: 'development' })
  expect((await api.confirm(developmentUid(), demo.token, 'demo.localhost')).status).toBe(200)
  expect(await api.begin()).toMatchObject({ status: 503, code: 'certification-unavailable' })
  await api.backend.close()
})

test('whether a number has a member is told only to whom it was certified', async () => {
  const api = withProvider({ provider: 'development' })
  const { token } = await api.begin()
  const ask = async (query: string, certification: string = token) => {
    const headers = { 'certification-token': certification }
    const path = `/customer/registered-customer?${query}`
    const response = await api.send(path, { headers, address: elsewhere() })
    return [response.status, (await response.json()).isRegistered]
  }
  const phone = 'phone=010-1234-5678'
  expect((await ask(phone))[0]).toBe(422)
  expect((await api.confirm(developmentUid(), token)).status).toBe(200)
  expect(await ask(phone)).toEqual([200, false])
  expect(await ask(`impUid=${encodeURIComponent(developmentUid())}`)).toEqual([200, false])
  expect((await ask('phone=010-1234-5679'))[0]).toBe(422)
  expect((await ask('impUid=imp_1'))[0]).toBe(422)
  expect((await ask(phone, 'x'.repeat(43)))[0]).toBe(422)
  expect((await ask(''))[0]).toBe(400)
  expect((await api.send(`/customer/registered-customer?${phone}`)).status).toBe(400)
  await app.database.withPartner(1, (tx) =>
    tx.insert(customers).values({ partnerId: 1, kind: 'member', phone: '+821012345678' }),
  )
  expect(await ask(phone)).toEqual([200, true])
  await api.backend.close()
})
