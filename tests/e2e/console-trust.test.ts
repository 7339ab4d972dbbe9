import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { ApiClient } from '#api/client.ts'
import { useBrowser } from '#tests/support/browser.ts'
import { signIn } from '#tests/support/console-api.ts'
import { useDemoSite } from '#tests/support/demo-site.ts'
import { get } from '#tests/support/http.ts'
import { admin } from '#tests/support/site-process.ts'

/*
 * What a person who edits a site may rely on: nothing typed is lost, nothing given up is sent, nothing of another's is
 * overwritten.
 */
const visit = useBrowser()
const site = useDemoSite('console-trust')
let api: ApiClient
beforeAll(async () => {
  api = await signIn(site.at('localhost').replace(/\/$/, ''))
})

async function openLayout(place: string) {
  const { page, complaints } = await visit(site.at('localhost', `/admin/site${place}`))
  await page.getByLabel('이메일').fill(admin.email)
  await page.getByLabel('비밀번호', { exact: true }).fill(admin.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '레이아웃과 페이지' }).waitFor()
  complaints.splice(0)
  return { page, complaints }
}
const preview = (page: Page) => page.frameLocator('iframe[title="사이트 미리보기"]:not([aria-hidden])')
/** The shown page, with the last of its slots. */
const previewIsThere = (page: Page) =>
  preview(page).locator('[data-slot=widget]').waitFor({ state: 'attached' })
const isSaved = (page: Page) => page.getByRole('status').filter({ hasText: '저장됨' }).waitFor()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

test('the preview takes no key from who is typing, and has no popups but where they are edited', async () => {
  const { page, complaints } = await openLayout('#/slots/footer')
  await previewIsThere(page)
  const field = page.getByLabel('전화번호 제목')
  await field.fill('')
  await field.pressSequentially('ABC')
  const takeFocus = () =>
    preview(page)
      .locator('a[href]')
      .first()
      .evaluate((link) => (link as HTMLElement).focus())
  await takeFocus()
  await page.keyboard.type('DEF')
  expect(await field.inputValue()).toBe('ABCDEF')
  await isSaved(page)
  await preview(page).getByText('ABCDEF').first().waitFor()
  await takeFocus()
  await page.keyboard.type('GH')
  expect(await field.inputValue()).toBe('ABCDEFGH')
  expect(await focused(page)).toBe('INPUT')
  expect(await preview(page).locator('[data-slot=popup]').count()).toBe(0)

  // A click in it works as ever.
  await preview(page).locator('[data-slot=header] a').first().click()
  await page.getByRole('heading', { level: 2, name: '헤더' }).waitFor()

  await page.getByRole('navigation', { name: '편집할 곳' }).getByText('팝업', { exact: true }).click()
  await preview(page).getByRole('dialog').first().waitFor()
  expect(complaints).toEqual([])
})

test('a draft runs no script but the site’s own, in the console and in a window of its own', async () => {
  const { slots } = await api.request('GET /admin/global')
  const script = 'https://widget.example/launcher.js'
  await api.request('PUT /admin/global/{slot}', {
    params: { slot: 'widget' },
    body: {
      component: slots.widget.draft.component,
      data: { ...slots.widget.draft.data, widgetUrl: script },
    },
    headers: { 'if-match': slots.widget.etag },
  })
  const { page } = await openLayout('#/slots/footer')
  const asked: string[] = []
  await page.context().route(`${script}*`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.hasRun = true' })
  })
  const draft = await page.request.get(site.at('localhost', '/?preview=draft'))
  expect(draft.status()).toBe(200)
  const policy = draft.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self';/)
  expect(policy).not.toContain('widget.example')

  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: '초안을 새 창에서 보기' }).click()
  const opened = await opening
  const refused = opened.waitForEvent('console', (message) =>
    message.text().includes('Content Security Policy'),
  )
  await opened.locator('[data-slot=widget]').waitFor({ state: 'attached' })
  await opened.evaluate(
    (src) => document.head.append(Object.assign(document.createElement('script'), { src })),
    script,
  )
  await refused
  expect(asked).toEqual([])
  expect(await opened.evaluate(() => 'hasRun' in window)).toBe(false)
})

test('a page that has moved leads on from its old path, in the browser too', async () => {
  const { etag, draft } = await api.request('GET /admin/pages/{key}', { params: { key: 'introduce' } })
  await api.request('PUT /admin/pages/{key}', {
    params: { key: 'introduce' },
    body: { ...draft, pattern: '/about-us' },
    headers: { 'if-match': etag },
  })
  await api.request('POST /admin/publish')
  const answer = await get(site.at('localhost', '/introduce?tab=1'))
  expect(answer.status).toBe(301)
  expect(answer.headers.location).toBe('/about-us?tab=1')
  const { page } = await visit(site.at('localhost', '/info'))
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/introduce', textContent: '옛 주소' })
    document.querySelector('#main')?.prepend(link)
    link.click()
  })
  await page.waitForURL('**/about-us')
})
