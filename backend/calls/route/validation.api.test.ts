import { contract } from '#api/contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInCustomer, startBackend } from '#tests/support/backend.ts'
import { addDoctor, at, openClinic } from '#tests/support/reservations.ts'

/* What a visitor reads where a part of a request is wrong. Source: docs/product.md, E6. */

let app: Awaited<ReturnType<typeof startBackend>>
beforeAll(async () => {
  app = await startBackend()
})
afterAll(() => app.close())

test.each([
  ['/page', 'path', '필요한 값이 빠졌습니다.'],
  ['/v2/products?page=0', 'page', '1 이상 100,000 이하로 적어 주세요.'],
  ['/v2/products?pageSize=many', 'pageSize', '1 이상 100 이하의 숫자로 적어 주세요.'],
  ['/v2/product-categories?isSecret=1', 'isSecret', 'true나 false로 적어 주세요.'],
  ['/v2/products?languageCode=fr', 'languageCode', 'ko, en, ja, zh 가운데 하나로 적어 주세요.'],
  ['/partner-schedules/available-dates?from=2026-02-30', 'from', '날짜는 2026-11-20처럼 적어 주세요.'],
  [`/v2/products?keyword=${'x'.repeat(101)}`, 'keyword', '100자 이하로 적어 주세요.'],
])('%s says what would be right, and which parameter is meant', async (path, name, message) => {
  const response = await app.send(path)
  expect(await response.json()).toEqual({
    status: 400,
    code: 'bad-query',
    message,
    errors: [{ path: `/query/${name}`, message }],
  })
})

test('a body says so of each field, and in a toast each sentence once', async () => {
  const bare = await (await app.send('/guest/carts', { method: 'POST' })).json()
  const asked = '본문을 JSON으로 보내 주세요.'
  expect(bare).toMatchObject({ status: 422, message: asked, errors: [{ path: '', message: asked }] })
  const body = { guestId: '', items: [{ productOptionId: 0 }, { productOptionId: 5, quantity: 100 }, {}, {}] }
  const { message, errors } = await (await app.send('/guest/carts', { body })).json()
  expect(errors).toEqual([
    { path: '/guestId', message: 'guestId는 UUID여야 합니다.' },
    { path: '/items/0/productOptionId', message: '1 이상 2,147,483,647 이하로 적어 주세요.' },
    { path: '/items/1/quantity', message: '1 이상 99 이하로 적어 주세요.' },
    { path: '/items/2/productOptionId', message: '필요한 값이 빠졌습니다.' },
    { path: '/items/3/productOptionId', message: '필요한 값이 빠졌습니다.' },
  ])
  expect(message).toBe(
    'guestId는 UUID여야 합니다. 1 이상 2,147,483,647 이하로 적어 주세요. 1 이상 99 이하로 적어 주세요. 필요한 값이 빠졌습니다.',
  )
})

test('a reservation is cancelled without a reason, and so without a body', async () => {
  await openClinic(app.database, 1)
  await addDoctor(app.database, 1)
  const { cookie } = await signInCustomer(app.database, 1)
  const headers = { cookie }
  const made = await app.send('/customer/reservations', {
    body: { type: 'VISIT', reservedAt: at(4, 10) },
    headers,
  })
  const { id } = await made.json()
  const response = await app.send(`/customer/reservations/${id}/cancel`, { method: 'POST', headers })
  expect([response.status, await response.json()]).toMatchObject([200, { status: 'CANCELLED', reason: '' }])
})

test.each([
  ['GET', '/carts/synchronization', 'POST'],
  ['DELETE', '/guest/reservations', 'PUT'],
  ['PATCH', '/customers/this', 'DELETE, GET, HEAD, PUT'],
  ['OPTIONS', '/v2/products/12', 'GET, HEAD'],
  ['POST', '/openapi.json', 'GET, HEAD'],
])('%s %s is no call: the answer tells of %s', async (method, path, allow) => {
  const response = await app.send(path, { method })
  expect([response.status, response.headers.get('allow')]).toEqual([405, allow])
  expect(await response.json()).toEqual({
    status: 405,
    code: 'method-not-allowed',
    message: `이 주소는 ${allow} 요청만 받습니다.`,
  })
})

/** A path of a call, its parameters filled in. */
const pathOf = (template: string) => template.replace('{resource}', 'notices').replaceAll(/\{\w+\}/g, '1')

test('every call of the contract is among what its path allows, and an unknown path has none', async () => {
  for (const name of Object.keys(contract)) {
    const [method = '', template = ''] = name.split(' ')
    const { headers } = await app.send(pathOf(template), { method: 'PATCH' })
    expect([name, headers.get('allow')?.split(', ')]).toEqual([name, expect.arrayContaining([method])])
  }
  const unknown = await app.send('/nowhere', { method: 'PATCH' })
  expect([unknown.status, unknown.headers.get('allow')]).toEqual([404, null])
})
