import { execFile } from 'node:child_process'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useBrowser } from '#tests/support/browser.ts'
import { copyCheckout, plainEnvironment } from '#tests/support/checkout.ts'
import { copyDemo } from '#tests/support/demo.ts'
import { get } from '#tests/support/http.ts'
import { admin, startSiteProcess, type SiteProcess } from '#tests/support/site-process.ts'

const run = promisify(execFile)
const visit = useBrowser()

let checkout: string
let site: SiteProcess | undefined
beforeAll(async () => {
  checkout = await copyCheckout()
})
afterAll(async () => {
  await site?.stop()
  await rm(checkout, { recursive: true, force: true })
})

/** Copies the folder of a type under another name, as a developer begins a type of their own. */
async function copyBlock(from: string, to: string, title: string): Promise<void> {
  const folder = join(checkout, 'blocks/header', to)
  await cp(join(checkout, 'blocks/header', from), folder, { recursive: true })
  for (const file of await readdir(folder, { withFileTypes: true })) {
    if (!file.isFile()) continue
    const path = join(folder, file.name)
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replaceAll(from, to).replace(/title: '헤더[^']*'/, `title: '${title}'`))
  }
}

test('a folder copied in as a new header type, with no other edit, can be chosen in the console and renders', async () => {
  await copyBlock('GlobalHeaderType1', 'GlobalHeaderType7', '헤더 7형')
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: checkout,
    env: plainEnvironment(),
  })
  site = await startSiteProcess(checkout, await copyDemo(join(checkout, '.data')))

  const { page } = await visit(`${site.url}/admin/site`)
  await page.getByLabel('이메일').fill(admin.email)
  await page.getByLabel('비밀번호', { exact: true }).fill(admin.password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /종류 변경/ }).click()
  await page.getByRole('dialog').getByText('헤더 7형', { exact: true }).click()
  await page.getByRole('button', { name: '이 종류로 변경' }).click()
  await page.frameLocator('iframe').last().locator('[data-block=GlobalHeaderType7] header').waitFor()
  await page.getByRole('button', { name: /^공개 \(/ }).click()
  await page.getByRole('button', { name: '공개하기' }).click()
  await page.getByText('공개했습니다').first().waitFor()

  expect((await get(site.url)).text).toContain('data-slot="header" data-block="GlobalHeaderType7"')
  const { page: shown, complaints } = await visit(site.url)
  await shown.locator('[data-block=GlobalHeaderType7] nav a').first().waitFor()
  expect(complaints).toEqual([])
})
