import { notifications } from '#backend/messages/notifications/table.ts'
import { templateOf } from '#backend/messages/notifications/templates.ts'
import { accountCommands } from '#backend/operation/operator/account-commands.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { fillWords } from '#schema/plain/message-words.ts'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { admin, hosts, startBackend } from '#tests/support/backend.ts'

/* Mails about an account's safety, to its holder and the clinic's owners. Source: docs/product.md, X21. */

let app: Awaited<ReturnType<typeof startBackend>>
const desk = { email: 'desk@example.com', password: '데스크의 비밀번호' }
let cookies: string
beforeAll(async () => {
  app = await startBackend()
  const owner = app.client(hosts.a, await app.signIn())
  const body = { email: desk.email, role: 'desk' } as const
  const { token } = await owner.request('POST /admin/invitations', { body })
  const accepted = await app.send('/admin/invitation/acceptance', {
    body: { token, name: '이도윤', password: desk.password },
  })
  cookies = cookiesOf(accepted)
})
afterAll(() => app.close())
beforeEach(() => app.database.asOperator((tx) => tx.delete(notifications)))

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')

/** The cookie alone by which a browser is known. */
const knownOf = (all: string) => all.split('; ').find((one) => one.startsWith('danjang_known=')) ?? ''

const signIn = (body: object, headers: Record<string, string> = {}) =>
  app.send('/admin/session', { body, headers })

/** Mails that wait to be sent: to whom, and what they say. */
async function mails() {
  const rows = await app.database.asOperator((tx) =>
    tx.select().from(notifications).orderBy(notifications.recipient),
  )
  return rows.map(({ kind, recipient, values }) => ({
    kind,
    recipient,
    text: fillWords(templateOf('account', kind)?.words ?? '', {
      ...(values as object),
      병원: '가나의원',
      링크: '…',
    }),
  }))
}
const toBoth = (kind: string) => [
  { kind, recipient: admin.email },
  { kind, recipient: desk.email },
]

test('a browser that an account was not signed in with before is told of; one that is known is not', async () => {
  expect((await signIn(desk, { cookie: knownOf(cookies) })).status).toBe(200)
  expect(await mails()).toEqual([])
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36' }
  const answer = await signIn(desk, headers)
  const sent = await mails()
  expect(sent).toMatchObject([...toBoth('NEW_DEVICE')].sort((a, b) => a.recipient.localeCompare(b.recipient)))
  expect(sent[0]?.text).toContain('가나의원 관리자 콘솔에 새 기기로 로그인했습니다.')
  expect(sent[0]?.text).toMatch(/계정: desk@example.com\n시각: .+\n기기: Chrome, Windows/)
  // Known from then on, and only to this account.
  await signIn(desk, { ...headers, cookie: knownOf(cookiesOf(answer)) })
  expect(await mails()).toHaveLength(2)
  await signIn(admin, { ...headers, cookie: knownOf(cookiesOf(answer)) })
  expect(await mails()).toHaveLength(3)
})

test('a wrong password tells nobody, and makes no browser known', async () => {
  const answer = await signIn({ ...desk, password: '틀린 비밀번호' })
  expect(answer.status).toBe(401)
  expect(await mails()).toEqual([])
})

test('a second factor turned off is told of; a password without its code makes no browser known', async () => {
  const api = app.client(hosts.a, cookies)
  const { secret } = await api.request('POST /admin/account/two-factor', {
    body: { currentPassword: desk.password },
  })
  const codeOf = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
  await api.request('PUT /admin/account/two-factor', { body: { code: codeOf(0) } })
  const withoutCode = await signIn(desk)
  expect([withoutCode.status, await mails()]).toEqual([422, []])
  const entered = await signIn({ ...desk, code: codeOf(1) }, { cookie: cookiesOf(withoutCode) })
  expect([entered.status, (await mails()).map(({ kind }) => kind)]).toEqual([
    200,
    ['NEW_DEVICE', 'NEW_DEVICE'],
  ])
  await app.database.asOperator((tx) => tx.delete(notifications))
  await api.request('DELETE /admin/account/two-factor', { body: { currentPassword: desk.password } })
  const sent = await mails()
  expect(sent.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual(
    toBoth('TWO_FACTOR_OFF')
      .map(({ kind, recipient }) => [kind, recipient])
      .sort(),
  )
  expect(sent[0]?.text).toContain('삭제한 수단: 인증 앱')
})

test('a changed password is told of: by its holder, by a link, by the operator', async () => {
  const counted = async () => (await mails()).filter(({ kind }) => kind === 'PASSWORD_CHANGED').length
  const headers = { cookie: cookies }
  const change = { currentPassword: desk.password, password: '다른 비밀번호 하나' }
  const changed = await app.send('/admin/account/password', { method: 'PUT', body: change, headers })
  expect([changed.status, await counted()]).toEqual([204, 2])
  await app.send('/admin/password-resets', { body: { email: desk.email } })
  const [row] = await app.database.asOperator((tx) =>
    tx.select().from(notifications).where(eq(notifications.kind, 'PASSWORD_RESET')),
  )
  const { 열쇠: key = '' } = (row?.values ?? {}) as { 열쇠?: string }
  const token = key.replace('reset=', '')
  await app.send('/admin/password-resets', { method: 'PUT', body: { token, password: '다른 비밀번호 둘' } })
  expect(await counted()).toBe(4)
  const [clinic] = await app.database.asOperator((tx) =>
    tx.select().from(partners).where(eq(partners.partnerId, 1)),
  )
  await accountCommands['account password']?.run({ database: app.database }, [clinic?.code ?? '', desk.email])
  expect(await counted()).toBe(6)
})
