import { expect, inject, test } from 'vitest'
import { phone, useBrowser } from '#tests/support/browser.ts'
import { accessibilityProblems, overflows } from '#tests/support/page-checks.ts'

const visit = useBrowser()
const siteUrl = inject('siteUrl')

test('a notice is found in the list, read, and leads to its neighbour and back', async () => {
  const { page, complaints } = await visit(`${siteUrl}/cscenter/notice`)
  await page.locator('main h2 a').nth(5).waitFor()
  const titles = await page.locator('main h2 a').allInnerTexts()
  expect(titles.length).toBeGreaterThan(5)
  await page.locator('main h2 a').nth(4).click()
  await page.waitForURL(/\/cscenter\/notice\/\d+$/)
  const title = page.getByRole('heading', { level: 1 })
  await title.filter({ hasText: titles[4] ?? '' }).waitFor()
  expect(await page.title()).toContain(titles[4])
  const older = page.getByRole('navigation', { name: '앞뒤 글' }).getByRole('link').last()
  const next = await older.locator('strong').innerText()
  await older.click()
  await title.filter({ hasText: next }).waitFor()
  await page.goBack()
  await title.filter({ hasText: titles[4] ?? '' }).waitFor()
  await page.getByRole('link', { name: '목록으로' }).click()
  await page.waitForURL(/\/cscenter\/notice$/)
  expect((await page.request.get(`${siteUrl}/cscenter/notice/999999`)).status()).toBe(404)
  expect(complaints).toEqual([])
})

test('questions are narrowed to a group and found by a word, each at an address of its own', async () => {
  const { page } = await visit(`${siteUrl}/cscenter/faq`)
  await page.getByRole('link', { name: '비용과 변경' }).click()
  await page.waitForURL(/group=\d+/)
  // The page of all groups has the heading as well: the address changes before the page does.
  await page.getByRole('heading', { level: 2, name: '예약과 방문' }).waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 2, name: '비용과 변경' }).waitFor()
  await page.getByRole('searchbox', { name: '질문 검색' }).fill('주차')
  await page.keyboard.press('Enter')
  await page.getByText('‘주차’에 맞는 질문').waitFor()
  const found = page.locator('main summary')
  await found.first().click()
  expect(await page.locator('main details[open]').innerText()).toContain('주차')
  await page.goBack()
  await page.getByRole('heading', { level: 2, name: '비용과 변경' }).waitFor()
})

test('a guest sees why a case is closed and how to see it, and none of its pictures', async () => {
  const { page } = await visit(`${siteUrl}/before-afters`, phone)
  await page.getByText('로그인한 회원에게 공개합니다.').first().waitFor()
  expect(await page.locator('main img[src*="gated-files"]').count()).toBe(0)
  expect(await page.getByRole('slider').count()).toBe(0)
  await page.locator('main h2 a').first().click()
  await page.waitForURL(/\/before-afters\/\d+$/)
  // As a document of its own, whose head search engines read.
  await page.reload()
  const login = page.locator('[data-block="BeforeAfterDetailSection"]').getByRole('link', { name: '로그인' })
  await login.waitFor()
  expect(await login.getAttribute('href')).toBe(
    `/login?next=${encodeURIComponent(new URL(page.url()).pathname)}`,
  )
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
  expect(await overflows(page)).toEqual([])
  expect(await accessibilityProblems(page)).toEqual([])
})

test('open pictures are compared by the arrow keys', async () => {
  const picture = { src: '/favicon.svg', alt: '그림', width: 1200, height: 900 }
  const open = {
    rows: [
      {
        id: 1,
        title: '볼의 결',
        note: '',
        cover: null,
        products: [],
        isNoYouth: false,
        publishedAt: '2026-11-01T00:00:00.000Z',
        gate: { required: 'member', isOpen: true },
        before: [picture],
        after: [picture],
      },
    ],
    count: 1,
  }
  const { page } = await visit(`${siteUrl}/before-afters`, {}, (fresh) =>
    fresh.route('**/_api/customer/before-afters*', (route) => route.fulfill({ json: open })),
  )
  const line = page.getByRole('slider', { name: '볼의 결: 진료 전과 후의 경계' })
  await line.focus()
  expect(await line.inputValue()).toBe('50')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect(await line.inputValue()).toBe('52')
  await page.keyboard.press('Home')
  expect(await line.getAttribute('aria-valuetext')).toBe('진료 전 사진이 0%')
})
