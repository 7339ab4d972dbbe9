import { expect, inject, test } from 'vitest'
import { useBrowser } from '#tests/support/browser.ts'

const visit = useBrowser()
const siteUrl = inject('siteUrl')

/** Of this there is more than the page has, so that the browser asks for the rest. */
const address = `${siteUrl}/search?keyword=${encodeURIComponent('진료')}`
const problem = (status: number) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ status, message: `실패 ${status}`, code: 'test' }),
})

test.each([
  [422, '실패 422', 0],
  [403, '로그인 시간이 만료되었습니다. 다시 로그인해 주세요.', 1],
])('a query refused with %i is told in a toast, once', async (status, message, signOuts) => {
  const { page } = await visit(address)
  let signedOut = 0
  await page.route('**/_api/customer/search*', (route) => route.fulfill(problem(status)))
  await page.route('**/_api/customer/logout', (route) => {
    signedOut += 1
    return route.fulfill({ status: 204 })
  })
  await page.getByRole('group', { name: '결과의 종류' }).getByRole('button', { name: '안내' }).click()
  const toast = page.getByRole('status').filter({ hasText: message })
  await expect.poll(() => toast.locator('p').count(), { interval: 20 }).toBe(1)
  await expect.poll(() => signedOut).toBe(signOuts)
  // What had been found stays.
  expect(await page.getByRole('heading', { name: /^안내/ }).isVisible()).toBe(true)
})
