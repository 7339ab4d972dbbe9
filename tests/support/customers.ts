import type { Page } from 'playwright'
import type { callers } from './backend.ts'

type Send = ReturnType<typeof callers>['send']

export const person = { phone: '01012345678', birthDate: '19900101', gender: 'female', name: '김하늘' }

/** The number under which the development provider certifies a person. */
export const developmentUid = (who: Partial<typeof person> = {}) => {
  const { phone, birthDate, gender, name } = { ...person, ...who }
  return `dev-${phone}-${birthDate}-${gender}-${name}`
}

/** Certifies a person by the development provider and returns the certification's token. */
export async function certify(send: Send, who: Partial<typeof person> = {}, host?: string): Promise<string> {
  const place = { ...(host && { host }), address: `10.1.${Math.floor(Math.random() * 1e6)}` }
  const begun = await (await send('/certification', { ...place, body: {} })).json()
  const response = await send(`/certification/${encodeURIComponent(developmentUid(who))}`, {
    ...place,
    body: { token: begun.token },
  })
  if (!response.ok) throw new Error(`certification: ${response.status} ${await response.text()}`)
  return begun.token
}

/** The cookie that an answer set, as it is sent back. */
export const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

type NewMember = { phone: string; password: string; birthDate?: string }

/** Makes a member of the clinic whose page is open, as its sign-up page does, and leaves them signed in where cookies are taken. */
export async function signUp(
  page: Pick<Page, 'evaluate'>,
  { phone, password, ...born }: NewMember,
): Promise<void> {
  const uid = developmentUid({ phone, name: '박서준', ...born })
  await page.evaluate(
    async ([certified, secret]) => {
      const send = async (path: string, body?: object) => {
        const headers = { 'content-type': 'application/json', 'product-origin': location.origin }
        const answer = await fetch(`/_api${path}`, {
          headers,
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        })
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
        return answer.status === 204 ? null : answer.json()
      }
      const { token } = await send('/certification', {})
      await send(`/certification/${encodeURIComponent(certified as string)}`, { token })
      const { rows } = await send('/terms?occasion=SIGN_UP')
      const agreements = (rows as { id: number; version: number; isRequired: boolean }[])
        .filter(({ isRequired }) => isRequired)
        .map(({ id, version }) => ({ termId: id, version }))
      await send('/api/signup', { certificationToken: token, password: secret, agreements })
    },
    [uid, password],
  )
}
