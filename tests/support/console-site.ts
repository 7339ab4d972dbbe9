import type { BrowserContextOptions } from 'playwright'
import { beforeAll } from 'vitest'
import type { ApiClient } from '#api/client.ts'
import { useBrowser } from './browser.ts'
import { signIn } from './console-api.ts'
import { useConsoleSession } from './console-session.ts'
import { useDemoSite } from './demo-site.ts'

/** A site of a test file's own with the demo in it, and its first owner at the console and at the API. */
export function useConsoleSite(name: string, settings: Record<string, string> = {}) {
  const visit = useBrowser()
  const session = useConsoleSession()
  const site = useDemoSite(name, settings)
  const at = (path = '/') => site.at('localhost', path)
  let api: ApiClient
  beforeAll(async () => {
    api = await signIn(at(''))
  })

  return {
    visit,
    session,
    /** The folder that the site keeps its files in. */
    get folder() {
      return site.folder
    },
    /** An address of the first clinic. */
    at,
    /** The owner's calls. */
    get api() {
      return api
    },
    /** Opens a path of the console, signed in. */
    async open(path = '', options: BrowserContextOptions = {}) {
      const { page, complaints, rested } = await visit(at(`/admin${path}`), {
        ...options,
        ...session.given(),
      })
      await session.enter(page)
      await page.getByRole('heading', { level: 1 }).waitFor()
      // Not being signed in yet is told with a 401, which Chromium notes as an error.
      complaints.splice(0)
      return { page, complaints, rested }
    },
  }
}
