import { expect, test } from 'vitest'
import { ApiError, type ApiClient } from '#api/client.ts'
import { SiteDirectory } from './site-directory.ts'

function directory(answers: (() => Promise<{ partnerId: number; revision: number; changes: number }>)[]) {
  let asked = 0
  const request = () => (answers[Math.min(asked++, answers.length - 1)] as () => Promise<unknown>)()
  const api = () => ({ request }) as unknown as ApiClient
  return { directory: new SiteDirectory({ api, holds: 60_000 }), asked: () => asked }
}
const at = (revision: number) => async () => ({ partnerId: 7, revision, changes: 0 })
const fails = (status: number) => async () => {
  throw new ApiError({ status, message: '', code: '' })
}

test('a site is asked for once, and again when it was published anew', async () => {
  const { directory: sites, asked } = directory([at(1), at(2)])
  expect(await Promise.all([sites.find('a'), sites.find('a')])).toEqual([
    { partnerId: 7, revision: 1, changes: 0 },
    { partnerId: 7, revision: 1, changes: 0 },
  ])
  expect(sites.known('a')).toMatchObject({ revision: 1 })
  expect(asked()).toBe(1)
  sites.published(8)
  expect(sites.known('a')).toMatchObject({ revision: 1 })
  sites.published(7)
  expect(sites.known('a')).toBeUndefined()
  expect(await sites.find('a')).toMatchObject({ revision: 2 })
})

test('an answer that was asked for before a publication is not trusted after it', async () => {
  let answer: (state: { partnerId: number; revision: number; changes: number }) => void = () => {}
  const { directory: sites } = directory([() => new Promise((done) => (answer = done)), at(2)])
  const first = sites.find('a')
  sites.published(7)
  answer({ partnerId: 7, revision: 1, changes: 0 })
  await first
  expect(sites.known('a')).toBeUndefined()
  expect(await sites.find('a')).toMatchObject({ revision: 2 })
})

test('an unknown host is known to be unknown, and a silent API leaves what was known, as stale', async () => {
  expect(await directory([fails(404)]).directory.find('x')).toBeNull()
  const { directory: sites } = directory([at(1), fails(500)])
  await sites.find('a')
  sites.published(null)
  expect(await sites.find('a')).toEqual({ partnerId: 7, revision: 1, changes: 0, stale: true })
  await expect(directory([fails(500)]).directory.find('a')).rejects.toThrow(ApiError)
})
