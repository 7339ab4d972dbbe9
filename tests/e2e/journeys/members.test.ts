import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { phone, useBrowser } from '#tests/support/browser.ts'
import { signUp } from '#tests/support/customers.ts'
import { hands, type Hand } from '#tests/support/hands.ts'
import { accessibilityProblems, overflows } from '#tests/support/page-checks.ts'
import { rounds } from '#tests/support/rounds.ts'

const visit = useBrowser()
const siteUrl = inject('siteUrl')

const open = (path: string, options = {}) => visit(`${siteUrl}${path}`, options)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Each in one way in `npm test`, and in both in the long tests. */
const ways = (first: Hand): Hand[] =>
  rounds({ few: [first], all: [first, first === 'mouse' ? 'keyboard' : 'mouse'] })

test.each(ways('keyboard'))(
  'by %s: a person signs up with the required consents alone, looks after their account, and leaves',
  async (hand) => {
    const number = hand === 'mouse' ? '010-0000-5101' : '010-0000-5102'
    const who = { phone: number, password: 'sky-of-november', next: 'rain-of-december' }
    const { page, complaints } = await open('/sign-up', hand === 'mouse' ? phone : {})
    const press = hands[hand](page)
    const problems: string[] = []
    const look = async (step: string) => {
      for (const one of [...(await accessibilityProblems(page)), ...(await overflows(page))])
        problems.push(`${step}: ${one}`)
    }
    await page.getByLabel('휴대전화').fill(who.phone)
    await press(button(page, '본인인증하기'))
    await page.getByLabel('이름').fill('이서연')
    await page.getByLabel('생년월일').fill('19910302')
    await press(page.getByRole('radio', { name: '여성' }))
    await look('certification')
    await press(button(page, '인증 마치기'))

    await page.getByText('이서연님, 본인인증을 마쳤습니다').waitFor()
    await press(button(page, '가입하기'))
    await page.getByText('이용약관에 동의해 주세요.').first().waitFor()
    await press(page.getByRole('checkbox', { name: '필수 항목에 모두 동의합니다' }))
    expect(
      await page.locator('main label', { hasText: '선택' }).getByRole('checkbox').first().isChecked(),
    ).toBe(false)
    await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill(who.password)
    await look('details')
    await press(button(page, '가입하기'))
    await page.waitForURL('**/welcome')
    await page.getByText('이서연님, 반갑습니다').waitFor()
    await look('welcome')

    await press(page.locator('main').getByRole('link', { name: '내 정보' }))
    await title(page, '내 정보').waitFor()
    const email = page
      .locator('li', { hasText: '광고성 전자우편 수신 동의' })
      .locator('input, [role=switch]')
      .first()
    await press(email)
    await page.getByText(/전자우편 수신 동의: 동의하셨습니다/).waitFor()
    await press(email)
    await page.getByText(/전자우편 수신 동의: 철회하셨습니다/).waitFor()
    await page.getByRole('textbox', { name: '현재 비밀번호', exact: true }).fill('not-the-one-of-before')
    await page.getByRole('textbox', { name: '새 비밀번호', exact: true }).fill(who.next)
    await press(button(page, '비밀번호 변경'))
    await page.locator('main [aria-invalid=true]').waitFor()
    await page.getByRole('textbox', { name: '현재 비밀번호', exact: true }).fill(who.password)
    await press(button(page, '비밀번호 변경'))
    await page.getByText('비밀번호를 바꿨습니다.').waitFor()
    await look('account')

    await page.getByText('지금 이 기기').waitFor()
    const me = () => page.evaluate(async () => (await fetch('/_api/customers/this')).status)
    const leaving = page.getByRole('alert').filter({ hasText: '아직 로그아웃되지 않았습니다' })
    await page.route('**/_api/customer/logout', (route) => route.abort())
    await press(button(page, '로그아웃'))
    await page.waitForURL((url) => url.pathname === '/')
    await leaving.waitFor()
    expect(await me()).toBe(200)
    // A document that opens while the API is not reached says so too, and one after that is done with it.
    await page.goto(`${siteUrl}/account`, { waitUntil: 'load' })
    await leaving.waitFor()
    await look('signing out in vain')
    await page.unroute('**/_api/customer/logout')
    await leaving.waitFor({ state: 'detached' })
    expect(await me()).toBe(401)

    // Asked for by who is signed out, the account leads to signing in, and from there back.
    const signIn = async (password: string) => {
      await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill(password)
      await press(button(page, '로그인'))
    }
    await press(page.locator('main').getByRole('link', { name: '로그인' }))
    await page.getByLabel('휴대전화').fill(who.phone)
    await press(page.getByRole('checkbox', { name: '로그인 유지' }))
    await signIn(who.password)
    await page.locator('main [role=alert]').filter({ hasText: /\S/ }).waitFor()
    await signIn(who.next)
    await page.waitForURL('**/account')
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'danjang_customer')
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(179 * 86_400)

    // A toast says that the session is over as the page opens. It may be gone once the page has loaded, so the page notes it.
    const sessionOver = '로그인 시간이 만료되었습니다. 다시 로그인해 주세요.'
    await page.addInitScript((words) => {
      const note = () => {
        const shown = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
        if (shown.some((text) => text?.includes(words))) sessionStorage.setItem('shown', words)
      }
      new MutationObserver(note).observe(document, { childList: true, subtree: true })
    }, sessionOver)
    await page.context().clearCookies({ name: 'danjang_customer' })
    await page.reload()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shown'))).toBe(sessionOver)
    await press(page.locator('main').getByRole('link', { name: '로그인' }))
    await page.getByLabel('휴대전화').fill(who.phone)
    await signIn(who.next)
    await page.waitForURL('**/account')

    await press(button(page, '회원 탈퇴'))
    await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill(who.next)
    await press(page.getByRole('checkbox', { name: /위의 내용을 읽었고/ }))
    await look('leaving')
    await press(button(page, '탈퇴하기'))
    await page.waitForURL('**/goodbye')
    await look('goodbye')
    expect(await me()).toBe(401)

    expect(problems).toEqual([])
    // Expected: wrong passwords, the sign-out in vain, and the account's page without a session.
    expect(complaints.filter((one) => !/40[01]|422|customer\/logout|ERR_FAILED/.test(one))).toEqual([])
  },
)

test('who is younger than fourteen reads in view why they cannot sign up, and what to do', async () => {
  const { page } = await open('/sign-up', phone)
  await page.getByLabel('휴대전화').fill('010-0000-5103')
  await button(page, '본인인증하기').click()
  await page.getByLabel('이름').fill('박지우')
  await page.getByLabel('생년월일').fill(`${new Date().getFullYear() - 12}0101`)
  await page.getByText('여성', { exact: true }).click()
  await button(page, '인증 마치기').click()
  const places = async () => {
    const seen = [
      page.getByRole('heading', { name: '보호자와 함께 해 주세요' }),
      page.getByRole('link', { name: /전화하기/ }),
    ]
    return Promise.all(seen.map(async (one) => (await one.boundingBox())?.y ?? -1))
  }
  await page.getByRole('heading', { name: '보호자와 함께 해 주세요' }).waitFor()
  const [said = -1, control = -1] = await places()
  expect(said).toBeGreaterThan(48)
  expect(control).toBeGreaterThan(said)
  expect(control).toBeLessThan((page.viewportSize()?.height ?? 0) - 44)
})

test.each(ways('mouse'))(
  'by %s: a guest writes a private post, opens it with its password alone, changes it and takes it back',
  async (hand) => {
    const { page } = await open('/cscenter')
    const press = hands[hand](page)
    await press(page.locator('main').getByRole('link', { name: '묻고 답하기' }))
    await press(
      page
        .locator('main')
        .getByRole('link', { name: /글쓰기|글 쓰기|질문하기/ })
        .first(),
    )
    await page.getByLabel('이름').fill('한여름')
    await page.getByLabel('제목').fill('점심시간에도 진료하나요?')
    await page.getByRole('textbox', { name: '내용' }).fill('열두 시 반쯤 들를 수 있습니다.')
    await press(page.getByRole('checkbox', { name: /비밀글로 쓰기/ }))
    await page.getByRole('textbox', { name: '글 비밀번호', exact: true }).fill('4711')
    const required = page.getByRole('checkbox', { name: /^필수/ })
    await required.first().waitFor()
    for (const one of await required.all()) await press(one)
    expect(await accessibilityProblems(page)).toEqual([])
    await press(button(page, '글 올리기'))
    await page.waitForURL(/\/detail\/\d+$/)

    // Its password was typed in this visit, and is asked for in the next.
    const words = page.getByText('열두 시 반쯤 들를 수 있습니다.')
    await words.waitFor()
    await page.reload()
    const password = page.getByRole('textbox', { name: '글 비밀번호', exact: true })
    await password.fill('1234')
    await press(button(page, '글 보기'))
    await page.locator('main [aria-invalid=true], main [role=alert]').first().waitFor()
    expect(await words.count()).toBe(0)
    await password.fill('4711')
    await press(button(page, '글 보기'))
    await words.waitFor()

    await press(page.getByRole('link', { name: '수정' }))
    await page.getByRole('textbox', { name: '내용' }).fill('한 시쯤 들르겠습니다.')
    await press(button(page, '고친 글 올리기'))
    await page.waitForURL(/\/detail\/\d+$/)
    await page.getByText('한 시쯤 들르겠습니다.').waitFor()

    await press(button(page, '삭제'))
    const gone = page.url()
    await press(button(page, '글 삭제'))
    await page.waitForURL(/\/cscenter\/boards\/\d+$/)
    // Where the answer is too late for its page, that has the status of any page.
    await expect.poll(async () => (await page.request.get(gone)).status()).toBe(404)
  },
)

test.each(['member', 'minor'])(
  'cases that are closed to guests open for a member, those for adults only for an adult: %s',
  async (kind) => {
    const { page } = await open('/before-afters')
    // One gate for the list, which leads to signing in and up, and from there back.
    await page.getByText('로그인한 회원에게 공개합니다.').waitFor()
    const ways = page.locator('main').getByRole('link', { name: /^(로그인|회원가입)$/ })
    expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/login?next=%2Fbefore-afters',
      '/sign-up?next=%2Fbefore-afters',
    ])
    const isMinor = kind === 'minor'
    const youth = `${new Date().getFullYear() - 16}0101`
    const number = isMinor ? '01000005202' : '01000005201'
    await signUp(page, {
      phone: number,
      password: 'a-leaf-on-the-wind',
      ...(isMinor && { birthDate: youth }),
    })
    await page.reload()
    await page.locator('main img[src*="gated-files"]').first().waitFor()
    expect(await page.getByText('로그인한 회원에게 공개합니다.').count()).toBe(0)
    const forAdults = await page.evaluate(async () => {
      const { rows } = await (await fetch('/_api/customer/before-afters?isNoYouth=true')).json()
      return (rows as { id: number }[])[0]?.id
    })
    await page.goto(`${siteUrl}/before-afters/${forAdults}`)
    await page
      .locator(isMinor ? 'text=만 19세부터 보실 수 있습니다' : 'main img[src*="gated-files"]')
      .first()
      .waitFor()
    expect((await page.locator('main img[src*="gated-files"]').count()) > 0).toBe(!isMinor)
  },
)
