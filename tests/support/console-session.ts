import type { BrowserContextOptions, Cookie, Page } from 'playwright'
import { admin } from './site-process.ts'

/** The first owner's session in the console of a file's site: who signs in by the form does so once. */
export function useConsoleSession() {
  let cookies: Cookie[] = []
  return {
    /** Options that open a signed-in window. */
    given: (): BrowserContextOptions => ({ storageState: { cookies, origins: [] } }),
    /** Signs in by the form, where nobody has yet. How often that is tried is limited, and each takes a second. */
    async enter(page: Page) {
      if (cookies.length > 0) return
      await page.getByLabel('이메일').fill(admin.email)
      await page.getByLabel('비밀번호', { exact: true }).fill(admin.password)
      await page.keyboard.press('Enter')
      await page.getByLabel('비밀번호', { exact: true }).waitFor({ state: 'detached' })
      await this.keep(page)
    },
    /** Keeps the session that a page has by now. */
    async keep(page: Page) {
      cookies = await page.context().cookies()
    },
  }
}
