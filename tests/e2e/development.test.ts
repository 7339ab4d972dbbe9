import { writeFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useBrowser } from '#tests/support/browser.ts'
import { copyCheckout } from '#tests/support/checkout.ts'
import { copyEmbeddedDemo } from '#tests/support/demo.ts'
import { get } from '#tests/support/http.ts'
import { admin, startDevelopmentProcess, type SiteProcess } from '#tests/support/site-process.ts'

const visit = useBrowser()

let checkout: string
let site: SiteProcess
beforeAll(async () => {
  checkout = await copyCheckout()
  site = await startDevelopmentProcess(checkout, await copyEmbeddedDemo(join(checkout, '.data')))
})
afterAll(async () => {
  await site?.stop()
  await rm(checkout, { recursive: true, force: true })
})

/** Changes a source as an editor saves it. */
async function edit(path: string, change: (text: string) => string): Promise<void> {
  const file = join(checkout, path)
  // At once: who watches it must not find it empty.
  writeFileSync(file, change(await readFile(file, 'utf8')))
}

test('a developer edits a block, breaks it, mends it, opens the console, and ends it', async () => {
  const { page, complaints, rested } = await visit('')
  // Vite makes each module when it is first asked for.
  page.setDefaultTimeout(150_000)
  const hero = page.locator('[data-block=HeroSection]')
  /** Until the page hears of changes, and has all that could change. */
  const loaded = async () => {
    await page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
    await rested()
  }
  /** Until it also has the block's module: a change of one that is on its way is lost to the page. */
  const alive = async () => {
    await loaded()
    await page.locator('[data-block=HeroSection][data-live]').waitFor()
  }

  await Promise.all([alive(), page.goto(site.url)])
  await edit('blocks/section/HeroSection/component.tsx', (text) =>
    text.replace(/<Layout .*\/>/, '<><p>고친 첫 화면</p>$&</>'),
  )
  await hero.getByText('고친 첫 화면').waitFor()
  await Promise.all([alive(), page.reload()])
  await hero.getByText('고친 첫 화면').waitFor()
  expect(complaints).toEqual([])

  await edit('blocks/section/HeroSection/component.tsx', (text) =>
    text.replace('  const Layout', "  if (id) throw new Error('시험으로 던짐')\n$&"),
  )
  const box = hero.getByRole('alert')
  await box.waitFor()
  expect(await box.textContent()).toMatch(
    /HeroSection \(section, .*시험으로 던짐.*HeroSection\/component\.tsx/s,
  )
  await edit('blocks/section/HeroSection/component.tsx', (text) =>
    text.replace("  if (id) throw new Error('시험으로 던짐')\n", ''),
  )
  await hero.getByText('고친 첫 화면').waitFor()

  await Promise.all([
    loaded(),
    edit('blocks/section/HeroSection/block.ts', (text) => `${text}\nthis is no script`),
  ])
  await page.getByText('The sources cannot be run').waitFor()
  expect(await page.locator('pre').textContent()).toContain('blocks/section/HeroSection/block.ts')
  await edit('blocks/section/HeroSection/block.ts', (text) =>
    text.replace('\nthis is no script', '').replace("title: '첫 화면'", "title: '고친 종류'"),
  )
  await hero.getByText('고친 첫 화면').waitFor()
  expect((await get(`${site.url}/_catalogue`)).text).toContain('고친 종류')

  await page.goto(`${site.url}/admin/site`)
  await page.getByLabel('이메일').fill(admin.email)
  await page.getByLabel('비밀번호', { exact: true }).fill(admin.password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /종류 변경/ }).waitFor()
  expect(complaints.filter((complaint) => /uncaught|Invalid hook call|Hydration/.test(complaint))).toEqual([])

  await site.stop()
  await expect(get(site.url)).rejects.toThrow()
})
