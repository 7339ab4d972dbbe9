import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import type { ApiClient } from '#api/client.ts'
import { useBrowser } from './browser.ts'
import { signIn } from './console-api.ts'
import { useConsoleSession } from './console-session.ts'
import { copyDemo } from './demo.ts'
import { startSiteProcess, type SiteProcess } from './site-process.ts'

/** A site of a test file's own with the demo in it, and its first owner at the console and at the API. */
export function useConsoleSite(settings: Record<string, string> = {}) {
  const visit = useBrowser()
  const session = useConsoleSession()
  const started = {} as { folder: string; site: SiteProcess; api: ApiClient }
  beforeAll(async () => {
    started.folder = await mkdtemp(join(tmpdir(), 'danjang-console-'))
    started.site = await startSiteProcess(process.cwd(), { ...(await copyDemo(started.folder)), ...settings })
    started.api = await signIn(started.site.url)
  })
  afterAll(async () => {
    await started.site.stop()
    await rm(started.folder, { recursive: true, force: true })
  })

  return {
    visit,
    session,
    /** The folder that the site keeps its files in. */
    get folder() {
      return started.folder
    },
    get url() {
      return started.site.url
    },
    /** The owner's calls. */
    get api() {
      return started.api
    },
    /** Opens a path of the console, signed in. */
    async open(path = '', options: BrowserContextOptions = {}) {
      const { page, complaints, rested } = await visit(`${started.site.url}/admin${path}`, {
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
