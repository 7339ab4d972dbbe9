import type { ApiError } from '#api/client.ts'
import { createApiClient } from '#api/client.ts'
import type { BadServer } from '#tests/support/bad-server.ts'
import { startBadServer } from '#tests/support/bad-server.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

/*
 * The client against a real server that misbehaves. Source: docs/product.md, E1.
 */

const unknownFailure = '알 수 없는 시스템 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.'

let server: BadServer
beforeAll(async () => {
  server = await startBadServer()
})
afterAll(() => server.close())

const client = () => createApiClient({ baseUrl: '/_api', origin: server.origin })
const ask = () => client().request('GET /customer/partner-keywords')
const failure = (asked: Promise<unknown> = ask()): Promise<ApiError> =>
  asked.then(
    () => Promise.reject(new Error('It did not fail.')),
    (error: ApiError) => error,
  )

describe('what is sent', () => {
  test('every call names the site in product-origin, and its input goes where the contract says', async () => {
    server.answerWith(200, { rows: [] })
    await client().request('GET /page-search', { query: { keyword: '보톡스 & 필러' } })
    await client().request('PUT /admin/pages/{key}', {
      params: { key: 'a/b' },
      body: { pattern: '/', title: '홈', blocks: [] },
      headers: { 'if-match': '"1"' },
    })
    expect(server.requests.map(({ headers }) => headers['product-origin'])).toEqual([
      server.origin,
      server.origin,
    ])
    const [search, page] = server.requests
    expect(new URL(search?.url ?? '', server.origin).searchParams.get('keyword')).toBe('보톡스 & 필러')
    expect(page).toMatchObject({
      method: 'PUT',
      url: '/_api/admin/pages/a%2Fb',
      headers: { 'if-match': '"1"' },
    })
    expect(JSON.parse(page?.body ?? '')).toMatchObject({ pattern: '/' })
  })

  test('a token that is given goes as authorization; without one the cookie has to do', async () => {
    server.answerWith(200, { rows: [] })
    await ask()
    await client().request('GET /customer/partner-keywords', { token: 'abc' })
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer abc'])
  })
})

describe('a success', () => {
  test('gives the body alone', async () => {
    server.answerWith(200, { rows: [{ keyword: '보톡스' }] })
    expect(await ask()).toEqual({ rows: [{ keyword: '보톡스' }] })
  })
  test('without a body gives nothing', async () => {
    server.answerWith(204)
    expect(await client().request('POST /customer/logout')).toBeUndefined()
  })
  test('that is a file gives its bytes', async () => {
    const body = { phone: '010-1234-5678', code: 'K7PX2MQ9' }
    server.answerWith(200, 'BEGIN:VCALENDAR\r\n', { 'content-type': 'text/calendar; charset=utf-8' })
    const file = await client().request('POST /guest/reservations/calendar', { body })
    expect([file.type, await file.text()]).toEqual(['text/calendar;charset=utf-8', 'BEGIN:VCALENDAR\r\n'])
  })
  test('with an authorization header adds it as token', async () => {
    server.answerWith(200, { id: 1 }, { authorization: 'Bearer t0ken' })
    const body = { phone: '010-1234-5678', password: 'x' }
    expect(await client().request('POST /api/signin', { body })).toEqual({ id: 1, token: 't0ken' })
    server.answerWith(204, undefined, { authorization: 'Bearer t0ken' })
    expect(await client().request('POST /customer/logout')).toEqual({ token: 't0ken' })
  })
})

describe('a failure has status, message and code', () => {
  test.each([
    ['the message', { message: '없습니다.', code: 'not-found' }, '없습니다.', 'not-found'],
    ['the first of a list', { message: ['첫째', '둘째'] }, '첫째', '첫째'],
    [
      'the translated text first',
      { message: ['raw'], translatedMessage: '옮긴 말', code: undefined },
      '옮긴 말',
      'raw',
    ],
    ['an empty message', { message: '' }, unknownFailure, 'no-answer'],
    ['a message that is no text', { message: { a: 1 }, code: 7 }, unknownFailure, 'no-answer'],
    ['no object', '["x"]', unknownFailure, 'no-answer'],
    ['null', 'null', unknownFailure, 'no-answer'],
    ['a text', '"x"', unknownFailure, 'no-answer'],
  ])('%s', async (_, body, message, code) => {
    server.answerWith(418, body)
    expect(await failure()).toMatchObject({ status: 418, message, code })
  })

  test('4xx and 5xx with the errors of fields', async () => {
    const errors = [{ path: '/phone', message: '전화번호를 확인해 주세요.' }]
    server.answerWith(422, { status: 422, message: '확인해 주세요.', code: 'bad-data', errors })
    expect(await failure()).toMatchObject({ status: 422, code: 'bad-data', errors })
    server.answerWith(503, { status: 503, message: '잠시 후 다시 시도해 주세요.', code: 'busy' })
    expect(await failure()).toMatchObject({ status: 503, message: '잠시 후 다시 시도해 주세요.' })
  })
  test('a page of HTML instead of an answer', async () => {
    server.answerWith(502, '<h1>Bad Gateway</h1>', { 'content-type': 'text/html' })
    expect(await failure()).toMatchObject({ status: 502, message: unknownFailure })
    server.answerWith(200, '<h1>로그인</h1>', { 'content-type': 'text/html' })
    expect(await failure()).toMatchObject({ status: 500, message: unknownFailure, code: 'no-answer' })
  })
  test('broken JSON', async () => {
    server.answerWith(200, '{"rows":[')
    expect(await failure()).toMatchObject({ status: 500, message: unknownFailure })
    server.answerWith(409, '{"message":')
    expect(await failure()).toMatchObject({ status: 409, message: unknownFailure })
  })
  test('a connection that is cut before the answer, or in the middle of it', async () => {
    server.answer((request) => request.socket.destroy())
    expect(await failure()).toMatchObject({ status: 500, message: unknownFailure, code: 'no-answer' })
    server.answer((request, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{}', () => request.socket.destroy())
    })
    expect(await failure()).toMatchObject({ status: 500, message: unknownFailure, code: 'no-answer' })
  })
  test('no answer in time', async () => {
    server.answer(() => {})
    const hurried = createApiClient({ baseUrl: '/_api', origin: server.origin, patience: 20 })
    const late = {
      status: 500,
      code: 'late',
      message: '응답이 늦어지고 있습니다. 연결을 확인하고 다시 시도해 주세요.',
    }
    expect(await failure(hurried.request('GET /partners/this'))).toMatchObject(late)
    // A head alone is no answer.
    server.answer((_, response) => response.writeHead(200).flushHeaders())
    expect(await failure(hurried.request('GET /partners/this'))).toMatchObject(late)
    const given = AbortSignal.abort(new Error('Given up'))
    await expect(hurried.request('GET /partners/this', { signal: given })).rejects.toThrow('Given up')
  })
  test('a browser without a network', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    server.answer((request) => request.socket.destroy())
    const message = '인터넷 연결이 끊겼습니다. 연결을 확인하고 다시 눌러 주세요.'
    expect(await failure()).toMatchObject({ status: 500, code: 'offline', message })
    vi.unstubAllGlobals()
  })
  test('nobody there', async () => {
    const nowhere = createApiClient({ baseUrl: '/_api', origin: 'http://127.0.0.1:1' })
    expect(await failure(nowhere.request('GET /partners/this'))).toMatchObject({
      status: 500,
      message: unknownFailure,
    })
  })
})

test('a slow answer is waited for, and given up at a signal', async () => {
  let finish = () => {}
  server.answer((_, response) => {
    finish = () => response.end('{"rows":[]}')
  })
  const slow = ask()
  await expect.poll(() => server.requests.length).toBe(1)
  finish()
  expect(await slow).toEqual({ rows: [] })

  const controller = new AbortController()
  const given = failure(client().request('GET /customer/partner-keywords', { signal: controller.signal }))
  await expect.poll(() => server.requests.length).toBe(2)
  controller.abort()
  expect(await given).toMatchObject({ name: 'AbortError' })
})
