import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { ApiClient } from '#api/client.ts'
import { useBrowser } from '#tests/support/browser.ts'
import { signIn } from '#tests/support/console-api.ts'
import { useDemoSite } from '#tests/support/demo-site.ts'
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
