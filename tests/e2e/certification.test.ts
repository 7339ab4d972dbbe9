import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { phone, useBrowser } from '#tests/support/browser.ts'
import { signIn } from '#tests/support/console-api.ts'
import { copyDemo } from '#tests/support/demo.ts'
import { accessibilityProblems, overflows } from '#tests/support/page-checks.ts'
import { startPortOne } from '#tests/support/portone.ts'
import { startSocialSite } from '#tests/support/social-site.ts'
import { startSiteProcess, type SiteProcess } from '#tests/support/site-process.ts'

/*
 * Signing up where PortOne certifies, and by accounts of Kakao: both are servers on this machine.
 */
const visit = useBrowser()

let data: string
let portOne: Awaited<ReturnType<typeof startPortOne>>
let kakao: Awaited<ReturnType<typeof startSocialSite>>
let site: SiteProcess
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'danjang-certification-'))
  portOne = await startPortOne()
  kakao = await startSocialSite()
  site = await startSiteProcess(process.cwd(), {
    ...(await copyDemo(data)),
    CERTIFICATION: 'portone-v2',
    PORTONE_STORE_ID: 'store',
    PORTONE_CHANNEL_KEY: 'channel',
    PORTONE_API_SECRET: 'secret',
    PORTONE_API_URL: portOne.baseUrl,
    PORTONE_SCRIPT_URL: portOne.scriptUrl,
    KAKAO_LOGIN_ORIGIN: kakao.origin,
  })
  const console = await signIn(site.url)
  await console.request('PUT /admin/social-keys/{site}', { params: { site: 'kakao' }, body: kakao.keys })
})
afterAll(async () => {
  await site.stop()
  await portOne.close()
  await kakao.close()
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

test('by 카카오 a first visit leads through certification and terms, and later ones sign in', async () => {
  const { page, complaints } = await visit(`${site.url}/login?next=%2Faccount`, phone)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const start = async () => {
    await page.goto(`${site.url}/login?next=%2Faccount`)
    await press('카카오로 시작하기')
  }
  const signOut = async () => {
    await press('로그아웃')
    await page.waitForURL((url) => url.pathname === '/')
  }
  const certify = async () => {
    await page.getByText('카카오 계정을 처음 쓰십니다.').waitFor()
    await page.getByLabel('휴대전화').fill('010-0000-5302')
    await press('본인인증하기')
    const identity = page.frameLocator('iframe[title="본인인증 창"]')
    await identity.getByLabel('이름').fill('이서연')
    await identity.getByRole('button', { name: '인증하기', exact: true }).click()
  }
  const problems: string[] = []
  const look = async () =>
    void problems.push(...(await accessibilityProblems(page)), ...(await overflows(page)))
  await look()

  kakao.state.mode = 'denied'
  await press('카카오로 시작하기')
  await page.getByText('로그인을 취소하셨습니다.').waitFor()
  expect(new URL(page.url()).search).toBe('')
  kakao.state.mode = 'well'
  await start()
  await page.waitForURL('**/sign-up?next=%2Faccount')
  await certify()
  await page.getByText('이서연님, 본인인증을 마쳤습니다').waitFor()
  await look()
  expect(await page.getByLabel('비밀번호').count()).toBe(0)
  await page.getByText('필수 항목에 모두 동의합니다', { exact: true }).click()
  await press('가입하기')
  await page.getByText('이서연님, 반갑습니다').waitFor()

  await page.goto(`${site.url}/account`)
  await press('카카오 연결 해제')
  await page.getByRole('main').getByText('비밀번호를 먼저 정해 주세요.').waitFor()
  await look()
  await signOut()
  await start()
  await page.waitForURL('**/account')
  await page.getByRole('heading', { level: 1, name: '내 정보' }).waitFor()

  // Another account of the same person is linked by the same certification.
  await signOut()
  kakao.state.person = '1002'
  await start()
  await certify()
  await press('카카오 연결하고 로그인')
  await page.waitForURL('**/account')
  await page.getByText('지금 이 기기').waitFor()
  expect(problems).toEqual([])
  // Expected: an account that is linked to nobody, and the last way in, which stays.
  expect(complaints.filter((one) => !/409|422/.test(one))).toEqual([])
})
