import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A certification as PortOne has it. */
export type Entry = {
  requestId: string
  name?: string
  phone?: string
  birthDate?: string
  certifiedAt?: Date
  isDone?: boolean
}

const person = { name: '김하늘', phone: '01012345678', birthDate: '1990-01-01', isDone: true }

/** PortOne's side of both its interfaces, which remembers what it was asked and can be made to misbehave. */
export async function startPortOne() {
  const entries = new Map<string, Entry>()
  const asked: { path: string; authorization: string | undefined; body: string }[] = []
  const state = { mode: 'well' as 'well' | 'error' | 'nonsense' | 'silent', tokens: 0 }
  const secrets = { key: 'key', secret: 'secret' }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    let body = ''
    for await (const part of request) body += String(part)
    const { authorization } = request.headers
    asked.push({ path, authorization, body })
    const send = (status: number, value: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    }
    if (state.mode === 'silent') return
    if (state.mode === 'error') return send(500, {})
    if (state.mode === 'nonsense') return void response.end('<html>점검 중</html>')
    const now = Math.floor(Date.now() / 1000)
    if (path === '/users/getToken') {
      const { imp_key, imp_secret } = JSON.parse(body) as Record<string, string>
      if (imp_key !== secrets.key || imp_secret !== secrets.secret) return send(401, { code: -1 })
      state.tokens += 1
      const access_token = `token-${state.tokens}`
      return send(200, { code: 0, message: null, response: { access_token, now, expired_at: now + 1800 } })
    }
    const uid = decodeURIComponent(path.split('/').at(-1)?.split('?')[0] ?? '')
    const found = entries.get(uid)
    if (path.startsWith('/certifications/')) {
      if (authorization !== `token-${state.tokens}`) return send(401, { code: -1 })
      if (!found) return send(404, { code: -1, message: '인증결과가 존재하지 않습니다.', response: null })
      const { name, phone, birthDate, certifiedAt = new Date(), isDone } = { ...person, ...found }
      const certified_at = Math.floor(certifiedAt.getTime() / 1000)
      const told = { name, phone, birthday: birthDate, gender: 'female', certified: isDone, certified_at }
      return send(200, {
        code: 0,
        message: null,
        response: { imp_uid: uid, merchant_uid: found.requestId, ...told },
      })
    }
    if (authorization !== `PortOne ${secrets.secret}`) return send(401, { type: 'UNAUTHORIZED' })
    if (!found) return send(404, { type: 'IDENTITY_VERIFICATION_NOT_FOUND' })
    const { name, phone, birthDate, certifiedAt = new Date(), isDone } = { ...person, ...found }
    if (!isDone) return send(200, { status: 'READY', id: uid })
    return send(200, {
      status: 'VERIFIED',
      id: found.requestId,
      verifiedAt: certifiedAt.toISOString(),
      verifiedCustomer: { name, phoneNumber: phone, birthDate, gender: 'FEMALE' },
    })
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    entries,
    asked,
    state,
    /** Makes the token that it gave worthless. */
    forgetToken: () => (state.tokens += 1),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
