import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { importLighthouse } from '../../scripts/lib/on-demand.mjs'
import { executablePath, quiet } from './browser.ts'

/** Audits of a page. Speed is left to the bench. */
const categories = ['accessibility', 'best-practices', 'seo']

/** Returns what keeps a page on a phone from 100 in accessibility, best practices and SEO: each audit with its first places. */
export async function lighthouseProblems(
  url: string,
  { mayBeIndexed }: { mayBeIndexed: boolean },
): Promise<string[]> {
  const { default: lighthouse } = await importLighthouse()
  const profile = await mkdtemp(join(tmpdir(), 'danjang-lighthouse-'))
  // The browser chooses a free port itself and writes it down in its profile.
  const args = [...quiet, '--remote-debugging-port=0']
  const browser = await chromium.launchPersistentContext(profile, { executablePath, args })
  try {
    const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')
    const result = await lighthouse(url, {
      port: Number(port),
      logLevel: 'error',
      onlyCategories: categories,
      // A page that asks not to be indexed is told so as a fault.
      skipAudits: mayBeIndexed ? [] : ['is-crawlable'],
      // The line is not slowed: speed is worked out afterwards, and nobody asks for it. The other ways wait 5 s twice.
      throttlingMethod: 'simulate',
      disableFullPageScreenshot: true,
    })
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse could not read ${url}: ${result?.lhr.runtimeError?.message}`)
    }
    const { audits, categories: scored } = result.lhr
    return Object.values(scored)
      .filter(({ score }) => score !== 1)
      .flatMap(({ auditRefs }) => auditRefs)
      .flatMap(({ id, weight }) => {
        const audit = audits[id]
        if (!audit || weight === 0 || audit.score === null || audit.score === 1) return []
        return [`${id}: ${audit.title} ${JSON.stringify(audit.details ?? {}).slice(0, 1_000)}`]
      })
  } finally {
    await browser.close()
    await rm(profile, { recursive: true, force: true })
  }
}
