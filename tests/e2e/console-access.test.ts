import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { expect, inject, test } from 'vitest'
import { phone } from '#tests/support/browser.ts'
import { useConsoleSite } from '#tests/support/console-site.ts'
import { signUp } from '#tests/support/customers.ts'
import { accessibilityProblems, overflows, resize } from '#tests/support/page-checks.ts'
import { createDatabase } from '#tests/support/postgres-server.ts'
import { codeSentTo } from '#tests/support/sent-messages.ts'
import { admin, startSiteProcess } from '#tests/support/site-process.ts'
import { startReceiver } from '#tests/support/webhook-receiver.ts'
import { atDesk, bookToTheEnd, widgetOf } from '#tests/support/widget.ts'

/* How a clinic lets people and other programs in: accounts, the operator, keys, webhooks, its widget, its messages. */
const clinic = useConsoleSite('console-access', { WEBHOOK_TARGETS: 'local' })

test('who is invited makes an account by the link, turns two-factor on, and signs in with a code', async () => {
  const { page } = await clinic.open('/accounts')
  await page.getByRole('button', { name: '초대', exact: true }).click()
  const inviting = page.getByRole('dialog')
  await inviting.getByLabel('이메일').fill('desk@example.com')
  await inviting.getByRole('button', { name: '초대 보내기' }).click()
  const link = await inviting.getByLabel('초대 링크').inputValue()
  expect(await accessibilityProblems(page)).toEqual([])
  await inviting.getByRole('button', { name: '닫기' }).last().click()
  await page.getByRole('row').filter({ hasText: 'desk@example.com' }).getByText('초대함').waitFor()

  const password = '데스크의 비밀번호'
  const { page: theirs } = await clinic.visit(link, phone)
  await theirs.getByRole('heading', { name: /콘솔에 초대받으셨습니다/ }).waitFor()
  await theirs.getByLabel('이름').fill('이도윤')
  await theirs.getByLabel(/^비밀번호/).fill(password)
  await theirs.getByRole('button', { name: '시작하기' }).click()
  // The desk begins with its reservations, and its menu has no home.
  await theirs.waitForURL('**/admin/reservations')
  await theirs.getByRole('button', { name: '메뉴', exact: true }).click()
  const menu = theirs.getByRole('dialog', { name: '메뉴' })
  expect(await menu.getByRole('link', { name: '홈', exact: true }).count()).toBe(0)
  await menu.getByRole('link', { name: /이도윤/ }).click()
  await theirs.getByRole('button', { name: '2단계 인증 켜기' }).click()
  await theirs.getByRole('dialog').getByLabel('현재 비밀번호').fill(password)
  await theirs.getByRole('button', { name: '계속' }).click()
  const secret = await theirs.getByLabel('인증 앱에 넣을 키').inputValue()
  const codeIn = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
  await theirs.getByRole('img', { name: '인증 앱에 넣을 QR 코드' }).waitFor()
  await theirs.getByLabel('앱에 보이는 여섯 자리 숫자').fill(codeIn(0))
  await theirs.getByRole('button', { name: '켜기', exact: true }).click()
  const codes = theirs.getByRole('list', { name: '복구 코드' }).getByRole('listitem')
  await codes.first().waitFor()
  expect(await codes.count()).toBe(10)
  const recovery = (await codes.first().textContent()) ?? ''
  await theirs.getByRole('button', { name: '보관했습니다' }).click()
  await theirs.getByText('남은 복구 코드는 10개').waitFor()

  const signOut = async () => {
    await theirs.getByRole('button', { name: '메뉴', exact: true }).click()
    const anew = theirs.waitForEvent('load')
    await menu.getByRole('button', { name: '로그아웃' }).click()
    await anew
  }
  const signInAgain = async (code: string) => {
    await theirs.getByLabel('이메일').fill('desk@example.com')
    await theirs.getByLabel('비밀번호', { exact: true }).fill(password)
    await theirs.getByRole('button', { name: '로그인', exact: true }).click()
    await theirs.getByLabel('인증 코드').fill(code)
    await theirs.getByRole('button', { name: '확인' }).click()
  }
  await signOut()
  await signInAgain('000 00x')
  await theirs.getByText('코드가 맞지 않습니다.').waitFor()
  // The code that turned it on is used up; the next one is taken a little early.
  await theirs.getByLabel('인증 코드').fill(codeIn(1))
  await theirs.getByRole('button', { name: '확인' }).click()
  await theirs.getByRole('button', { name: '메뉴', exact: true }).waitFor()
  await signOut()
  await signInAgain(recovery)
  await theirs.getByRole('button', { name: '메뉴', exact: true }).waitFor()

  await page.reload()
  const line = page.getByRole('row').filter({ hasText: 'desk@example.com' })
  await line.getByText('켬', { exact: true }).waitFor()
  await line.getByRole('button', { name: '이도윤님 계정 수정' }).click()
  await page.getByRole('button', { name: '사용 중지' }).click()
  await line.getByText('쓰지 않음').waitFor()
  await theirs.reload()
  await theirs.getByLabel('이메일').waitFor()
})

test('a webhook is made, tried and replayed, and its secret and a key are shown once', async () => {
  const receiver = await startReceiver()
  const { page, complaints } = await clinic.open()
  await page.getByRole('navigation').getByRole('link', { name: '웹훅', exact: true }).click()
  await page.getByRole('button', { name: '웹훅 만들기' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('받을 주소').fill('http://10.0.0.7/')
  await dialog.getByRole('button', { name: '만들기' }).click()
  await dialog.getByText('인터넷에서 닿을 수 있는 https 주소').waitFor()
  // A refusal is told with a 422, which Chromium notes as an error.
  complaints.splice(0)
  await dialog.getByLabel('받을 주소').fill(receiver.url)
  await dialog.getByLabel('설명').fill('차트 프로그램')
  await dialog.getByLabel('고객 이름과 전화번호 포함').check()
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: '만들기' }).click()
  const secret = await page.getByRole('textbox', { name: '서명 비밀' }).inputValue()
  await page.getByRole('button', { name: '옮겨 적었습니다' }).click()
  await page.getByRole('link', { name: '차트 프로그램' }).click()
  await page.getByRole('button', { name: '시험 보내기' }).click()
  const log = page.getByRole('list', { name: '보낸 기록' })
  await log.getByText('응답 204').waitFor()
  const [sent] = receiver.received
  expect(sent && receiver.isSignedBy(sent, secret)).toBe(true)
  await log.getByText('시험 보내기').click()
  await log.getByText('홍*동').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await log.getByRole('button', { name: '다시 보내기' }).click()
  await expect.poll(() => receiver.ids()).toEqual([sent?.id, sent?.id])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflows(page)).toEqual([])
  expect(complaints).toEqual([])

  const keys = (await clinic.open('/settings/api-keys')).page
  await keys.getByRole('button', { name: '키 만들기' }).click()
  await keys.getByRole('textbox', { name: '이름' }).fill('예약 연동')
  await keys.getByLabel('예약 보기(이름과 전화번호는 가려서)').check()
  await keys.getByRole('button', { name: '만들기', exact: true }).click()
  const token = await keys.getByRole('textbox', { name: 'API 키' }).inputValue()
  const headers = { authorization: `Bearer ${token}` }
  const ask = async (path: string) => (await fetch(clinic.at(`/_api${path}`), { headers })).status
  expect([await ask('/admin/reservations'), await ask('/admin/accounts')]).toEqual([200, 403])
  await keys.getByRole('button', { name: '옮겨 적었습니다' }).click()
  expect(await accessibilityProblems(keys)).toEqual([])
  await keys.getByRole('button', { name: '예약 연동 폐기' }).click()
  await keys.getByRole('dialog').getByRole('button', { name: '키 폐기' }).click()
  await keys.getByText('폐기됨', { exact: true }).waitFor()
  expect(await ask('/admin/reservations')).toBe(401)
  await receiver.close()
})

test('the booking widget stands on a site that is registered, books for members and guests there, and is on no other', async () => {
  const { page } = await clinic.open('/settings/origins')
  await page.getByRole('button', { name: '허용 사이트 추가' }).click()
  await page.getByLabel('주소').fill('https://event.clinic.example')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await page.getByText('저장했습니다').first().waitFor()

  const body = `<!doctype html><title>이벤트</title><script src="${clinic.at('/_widget/launcher.js')}"></script>
    <div id="book"></div><script>DanjangWidget.init({ container: '#book' })</script>`
  // A page of the wide net asks this machine, as no page of a clinic's does.
  const open = (origin: string) =>
    clinic.visit(`${origin}/`, { permissions: ['local-network-access'] }, (fresh) =>
      fresh.route(`${origin}/`, (route) => route.fulfill({ contentType: 'text/html', body })),
    )
  const registered = await open('https://event.clinic.example')
  const frame = await widgetOf(registered.page)
  // Browsers keep no cookie of the clinic's here, which is as if they blocked all of other sites.
  const member = { phone: '01000004501', password: 'danjang-member-1' }
  await signUp(frame, member)
  const { code } = await bookToTheEnd(frame, { member })
  expect(await atDesk(clinic.api, code)).toMatchObject({ status: 'REQUESTED', isMember: true })
  const own = await registered.page.evaluate(() => window.DanjangWidget?.isLoggedIn?.())
  const left = registered.page.evaluate(
    () => new Promise((told) => window.DanjangWidget?.on?.('logout', () => told('logout'))),
  )
  await registered.page.evaluate(() => (window.DanjangWidget as unknown as { logout(): void }).logout())
  expect([own, await left]).toEqual([true, 'logout'])
  await registered.page.evaluate(() => window.DanjangWidget?.open('visit'))
  await frame.getByRole('heading', { level: 2, name: '언제 오시겠어요?' }).waitFor()
  const guest = {
    name: '이바다',
    phone: '010-0000-4502',
    code: () => codeSentTo(clinic.folder, '010-0000-4502'),
  }
  const ofGuest = await bookToTheEnd(frame, { guest })
  expect(await atDesk(clinic.api, ofGuest.code)).toMatchObject({ status: 'REQUESTED', isMember: false })
  expect(await registered.page.context().cookies()).toEqual([])
  const name = await registered.page.evaluate(
    async (address) => (await (await fetch(address)).json()).partnerName,
    clinic.at('/_api/partners/this'),
  )
  expect(name).toContain('라온')
  const other = await open('https://evil.example')
  await expect.poll(() => other.complaints.join()).toContain('frame-ancestors')
  const read = other.page.evaluate(
    (address) =>
      fetch(address).then(
        () => 'read',
        () => 'refused',
      ),
    clinic.at('/_api/partners/this'),
  )
  expect(await read).toBe('refused')
})

test('a message is written in the clinic’s own words, seen on a phone, and refused at its field', async () => {
  const { page, rested } = await clinic.open('/settings/messages', phone)
  await rested()
  await page
    .getByRole('button', { name: /^예약 확정/ })
    .first()
    .click()
  const words = page.getByLabel('보낼 말')
  const shown = page.getByRole('figure', { name: '휴대폰에서 보이는 모습' })
  await expect.poll(() => shown.innerText()).toContain('장문 문자(LMS)')
  await words.fill('#{이름}님 #{시간}에 뵙겠습니다. ')
  await page.getByText('이 메시지에 쓸 수 없는 값이 있습니다: #{시간}').waitFor()
  expect([...(await accessibilityProblems(page)), ...(await overflows(page))]).toEqual([])
  await words.fill('#{이름}님, #{날짜} ')
  // Values go where the caret is.
  for (const name of ['시각', '링크']) await page.getByRole('button', { name, exact: true }).click()
  expect(await words.inputValue()).toBe('#{이름}님, #{날짜} #{시각}#{링크}')
  expect(await shown.innerText()).toContain('김하늘님, 11월 25일(수) 오후 2:30')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await page.getByText('저장했습니다.').waitFor()
  await page.getByRole('button', { name: /^예약 확정.*고친 문구/ }).waitFor()
  await page.getByRole('button', { name: '기본 문구로' }).click()
  expect(await words.inputValue()).toContain('예약이 확정되었습니다.')
})

test('an operator opens a clinic in one form: its site is there, and its owner comes by the link', async () => {
  const own = await mkdtemp(join(tmpdir(), 'danjang-operator-'))
  const { server } = inject('demo')
  const env = {
    DATA_DIR: own,
    DATABASE_URL: await createDatabase(server),
    OPERATOR_HOST: 'operator.localhost',
  }
  const added = execFileSync(process.execPath, ['dist/server/db.mjs', 'operator', 'add', 'op@example.com'], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    encoding: 'utf8',
  })
  const [, password = ''] = /password +(\S+)/.exec(added) ?? []
  const [, secret = ''] = /authenticator key (\S+)/.exec(added) ?? []
  const deployment = await startSiteProcess(process.cwd(), env)
  try {
    const { page } = await clinic.visit(deployment.at('operator.localhost'))
    await page.getByLabel('이메일').fill('op@example.com')
    await page.getByLabel('비밀번호').fill(password)
    await page
      .getByLabel('인증 앱의 여섯 자리 숫자')
      .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '첫 병원 열기' }).click()
    await page.getByLabel('병원 이름').fill('하늘한의원')
    await page.getByRole('textbox', { name: '주소' }).fill('https://haneul.localhost/')
    await page.getByText('한의원', { exact: true }).click()
    await page.getByLabel('소유자 이메일').fill('owner@example.com')
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await resize(page, width, height)
      expect([...(await accessibilityProblems(page)), ...(await overflows(page))]).toEqual([])
    }
    await page.getByRole('button', { name: '병원 열기', exact: true }).click()
    const link = await page.getByLabel('초대 링크').inputValue()

    const { page: owner, complaints } = await clinic.visit(deployment.at('haneul.localhost'))
    await owner.getByRole('heading', { level: 1 }).filter({ hasText: '먼저 듣겠습니다' }).waitFor()
    expect(complaints).toEqual([])
    await owner.goto(link)
    await owner.getByLabel('이름').fill('김한의')
    await owner.getByLabel('비밀번호').fill('아주 긴 비밀번호')
    await owner.getByRole('button', { name: '시작하기' }).click()
    await owner.getByText('김한의').first().waitFor()
  } finally {
    await deployment.stop()
    await rm(own, { recursive: true, force: true })
  }
})

test('a passkey is made after the password, and signs in without it', async () => {
  const { page } = await clinic.open('/account')
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.getByRole('button', { name: '패스키 만들기' }).click()
  await page.getByRole('dialog').getByLabel('현재 비밀번호').fill(admin.password)
  await page.keyboard.press('Enter')
  await page.getByLabel(/^이름 \(예/).fill('시험 노트북')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '시험 노트북 삭제' }).waitFor()

  await page.context().clearCookies()
  await page.goto(clinic.at('/admin/account'))
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: '패스키로 로그인' }).click()
  // Removed again: with it the password alone would open this account no more.
  await page.getByRole('button', { name: '시험 노트북 삭제' }).click()
  await page.getByRole('dialog').getByLabel('현재 비밀번호').fill(admin.password)
  await page.keyboard.press('Enter')
  await page.getByText('패스키를 삭제했습니다').waitFor()
  await clinic.session.keep(page)
})
