import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useBrowser } from '#tests/support/browser.ts'
import { copyDemo } from '#tests/support/demo.ts'
import { accessibilityProblems } from '#tests/support/page-checks.ts'
import { startPortOne } from '#tests/support/portone.ts'
import { startSiteProcess, type SiteProcess } from '#tests/support/site-process.ts'

/*
 * Signing up where PortOne certifies: its script, its window and its API are those of a server on this machine.
 */
const visit = useBrowser()

let data: string
let portOne: Awaited<ReturnType<typeof startPortOne>>
let site: SiteProcess
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'danjang-certification-'))
  portOne = await startPortOne()
  site = await startSiteProcess(process.cwd(), {
    ...(await copyDemo(data)),
    CERTIFICATION: 'portone-v2',
    PORTONE_STORE_ID: 'store',
    PORTONE_CHANNEL_KEY: 'channel',
    PORTONE_API_SECRET: 'secret',
    PORTONE_API_URL: portOne.baseUrl,
    PORTONE_SCRIPT_URL: portOne.scriptUrl,
  })
})
afterAll(async () => {
  await site.stop()
  await portOne.close()
  await rm(data, { recursive: true, force: true })
})

test('a person is certified who first got no script, left the window, and certified another number', async () => {
  const { page, complaints } = await visit(`${site.url}/login`, {}, (prepared) =>
    prepared.route(portOne.scriptUrl, (route) => route.abort(), { times: 1 }),
  )
  // In the document of another page: its policy is the one that counts.
  await page.getByRole('main').getByRole('link', { name: '회원가입' }).click()
  await page.getByRole('heading', { level: 1, name: '회원가입' }).waitFor()
  await page.getByLabel('휴대전화').fill('010-0000-5301')
  const begin = page.getByRole('button', { name: '본인인증하기' })
  const alert = page.getByRole('main').getByRole('alert')
  await begin.click()
  await alert.filter({ hasText: '본인인증 창을 불러오지 못했습니다.' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])

  const identity = page.frameLocator('iframe[title="본인인증 창"]')
  await begin.click()
  await identity.getByRole('button', { name: '취소' }).click()
  await alert.filter({ hasText: '본인인증을 취소하셨습니다.' }).waitFor()

  await begin.click()
  await identity.getByLabel('이름').fill('이서연')
  await identity.getByRole('button', { name: '다른 번호로 인증하기' }).click()
  await alert.filter({ hasText: '입력한 전화번호와 다른 번호로 인증했습니다.' }).waitFor()

  await begin.click()
  await identity.getByLabel('이름').fill('이서연')
  await identity.getByRole('button', { name: '인증하기', exact: true }).click()
  await page.getByText('이서연님, 본인인증을 마쳤습니다').waitFor()
  await page.getByText('필수 항목에 모두 동의합니다', { exact: true }).click()
  await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill('sky-of-november')
  await page.getByRole('button', { name: '가입하기' }).click()
  await page.getByText('이서연님, 반갑습니다').waitFor()
  // The script that did not come, and the number that the server refused.
  expect(complaints.filter((one) => !/ERR_FAILED|browser-sdk|422/.test(one))).toEqual([])
})
