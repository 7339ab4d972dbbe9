import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { phone, useBrowser } from '#tests/support/browser.ts'
import { signUp } from '#tests/support/customers.ts'
import { accessibilityProblems, overflows } from '#tests/support/page-checks.ts'

const visit = useBrowser()
const siteUrl = inject('siteUrl')

const open = (path: string, options = {}) => visit(`${siteUrl}${path}`, options)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test(
  'a person signs up with the required consents alone, looks after their account, and leaves',
  { timeout: 150_000 },
  async () => {
    const who = { phone: '010-0000-5101', password: 'sky-of-november', next: 'rain-of-december' }
    const { page, complaints } = await open('/sign-up', phone)
    const problems: string[] = []
    const look = async (step: string) => {
      for (const one of [...(await accessibilityProblems(page)), ...(await overflows(page))])
        problems.push(`${step}: ${one}`)
    }
    await page.getByLabel('휴대전화').fill(who.phone)
    await button(page, '본인인증하기').click()
    await page.getByLabel('이름').fill('이서연')
    await page.getByLabel('생년월일').fill('19910302')
    await page.getByText('여성').click()
    await look('certification')
    await button(page, '인증 마치기').click()

    await page.getByText('이서연님, 본인인증을 마쳤습니다').waitFor()
    await button(page, '가입하기').click()
    await page.getByText('이용약관에 동의해 주세요.').first().waitFor()
    await page.getByText('필수 항목에 모두 동의합니다').click()
    expect(
      await page.locator('main label', { hasText: '선택' }).getByRole('checkbox').first().isChecked(),
    ).toBe(false)
    await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill(who.password)
    await look('details')
    await button(page, '가입하기').click()
    await page.waitForURL('**/welcome')
    await page.getByText('이서연님, 반갑습니다').waitFor()
    await look('welcome')

    await page.getByRole('link', { name: '내 정보' }).last().click()
    await title(page, '내 정보').waitFor()
    const email = page.locator('li', { hasText: '광고성 전자우편 수신 동의' }).locator('label')
    await email.click()
    await page.getByText(/전자우편 수신 동의: 동의하셨습니다/).waitFor()
    await email.click()
    await page.getByText(/전자우편 수신 동의: 거두셨습니다/).waitFor()
    await page.getByRole('textbox', { name: '지금 비밀번호', exact: true }).fill('not-the-one-of-before')
    await page.getByRole('textbox', { name: '새 비밀번호', exact: true }).fill(who.next)
    await button(page, '비밀번호 바꾸기').click()
    await page.locator('main [aria-invalid=true]').waitFor()
    await page.getByRole('textbox', { name: '지금 비밀번호', exact: true }).fill(who.password)
    await button(page, '비밀번호 바꾸기').click()
    await page.getByText('비밀번호를 바꿨습니다.').waitFor()
    await look('account')

    await button(page, '로그아웃').click()
    await page.waitForURL((url) => url.pathname === '/')
    // Asked for by who is signed out, the account leads to signing in, and from there back.
    await page.goto(`${siteUrl}/account`, { waitUntil: 'load' })
    await page.locator('main').getByRole('link', { name: '로그인' }).click()
    await page.getByLabel('휴대전화').fill(who.phone)
    await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill(who.password)
    await button(page, '로그인').click()
    await page.locator('main [role=alert]').waitFor()
    await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill(who.next)
    await button(page, '로그인').click()
    await page.waitForURL('**/account')

    await button(page, '탈퇴하기 전에 알아 두실 것').click()
    await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill(who.next)
    await page.getByText('위의 내용을 읽었고').click()
    await look('leaving')
    await button(page, '탈퇴하기').click()
    await page.waitForURL('**/goodbye')
    await look('goodbye')
    expect(await page.evaluate(async () => (await fetch('/_api/customers/this')).status)).toBe(401)

    expect(problems).toEqual([])
    // The wrong passwords, and who asks for an account without being signed in.
    expect(complaints.filter((one) => !/40[01]|422/.test(one))).toEqual([])
  },
)

test('a guest writes a private post, opens it with its password alone, changes it and takes it back', async () => {
  const { page } = await open('/cscenter')
  await page.locator('main').getByRole('link', { name: '묻고 답하기' }).click()
  await page
    .locator('main')
    .getByRole('link', { name: /글쓰기|글 쓰기|질문하기/ })
    .first()
    .click()
  await page.getByLabel('이름').fill('한여름')
  await page.getByLabel('제목').fill('점심시간에도 진료하나요?')
  await page.getByLabel('내용').fill('열두 시 반쯤 들를 수 있습니다.')
  await page.getByText('비밀글로 쓰기').click()
  await page.getByRole('textbox', { name: '글 비밀번호', exact: true }).fill('4711')
  expect(await accessibilityProblems(page)).toEqual([])
  await button(page, '글 올리기').click()
  await page.waitForURL(/\/detail\/\d+$/)

  const words = page.getByText('열두 시 반쯤 들를 수 있습니다.')
  const password = page.getByRole('textbox', { name: '글 비밀번호', exact: true })
  await password.fill('1234')
  await button(page, '글 보기').click()
  await page.locator('main [aria-invalid=true], main [role=alert]').first().waitFor()
  expect(await words.count()).toBe(0)
  await password.fill('4711')
  await button(page, '글 보기').click()
  await words.waitFor()

  await page.getByRole('link', { name: '고치기' }).click()
  await password.fill('4711')
  await page.locator('main form').getByRole('button').last().click()
  await page.getByLabel('내용').fill('한 시쯤 들르겠습니다.')
  await button(page, '고친 글 올리기').click()
  await page.waitForURL(/\/detail\/\d+$/)
  await password.fill('4711')
  await button(page, '글 보기').click()
  await page.getByText('한 시쯤 들르겠습니다.').waitFor()

  await button(page, '지우기').click()
  await password.fill('4711')
  const gone = page.url()
  await button(page, '글 지우기').click()
  await page.waitForURL(/\/cscenter\/boards\/\d+$/)
  expect((await page.request.get(gone)).status()).toBe(404)
})

test('cases that are closed to guests open for a member', async () => {
  const { page } = await open('/before-afters')
  await page.getByText('로그인한 회원에게 공개합니다.').first().waitFor()
  await signUp(page, { phone: '01000005201', password: 'a-leaf-on-the-wind' })
  await page.reload()
  await page.locator('main img[src*="gated-files"]').first().waitFor()
  expect(await page.getByText('로그인한 회원에게 공개합니다.').count()).toBe(0)
})
