import { expect, test } from 'vitest'
import { createTokenSession } from './session.ts'

test('a token that the API gives goes with every call until the session is over', async () => {
  const asked: (string | null)[][] = []
  const answers: [number, string?][] = [[422], [200, 'Bearer abc'], [200], [401], [201]]
  const session = createTokenSession(({ headers }) => {
    asked.push([headers.get('prefer'), headers.get('authorization')])
    const [status, authorization] = answers.shift() ?? [500]
    return Promise.resolve(new Response('{}', { status, headers: authorization ? { authorization } : {} }))
  })
  const known: boolean[] = []
  for (let call = 0; call < 5; call += 1) {
    await session.fetch(new Request('https://clinic.example/_api/customers/this'))
    known.push(session.mayBe())
  }
  const bearer = 'session=bearer'
  expect(asked).toEqual([
    [bearer, null],
    [bearer, null],
    [bearer, 'Bearer abc'],
    [bearer, 'Bearer abc'],
    [bearer, null],
  ])
  expect(known).toEqual([false, true, true, false, false])
})

test('who leaves is a guest at once', async () => {
  const session = createTokenSession(() =>
    Promise.resolve(new Response('{}', { headers: { authorization: 'Bearer abc' } })),
  )
  await session.fetch(new Request('https://clinic.example/_api/api/signin'))
  session.note(false)
  expect(session.mayBe()).toBe(false)
})

test('the token of who has left goes with the call that ends its session alone, until that is done', async () => {
  const asked: (string | null)[] = []
  const answers = [200, 200, 503, 204, 204]
  const session = createTokenSession(({ headers }) => {
    asked.push(headers.get('authorization'))
    const status = answers.shift() ?? 500
    const given = asked.length === 1 ? { authorization: 'Bearer abc' } : undefined
    return Promise.resolve(new Response(null, { status, ...(given && { headers: given }) }))
  })
  const ask = (path: string) => session.fetch(new Request(`https://clinic.example/_api${path}`))
  await ask('/api/signin')
  session.note(false)
  for (const path of ['/products', '/customer/logout', '/customer/logout', '/customer/logout'])
    await ask(path)
  expect(asked).toEqual([null, null, 'Bearer abc', 'Bearer abc', null])
})
