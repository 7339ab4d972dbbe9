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

const scriptPath = '/v2/browser-sdk.js'

/** The script of the second interface: it puts the identity window over the page and passes its answer on. */
const script = `{
  const { origin } = new URL(document.currentScript.src)
  const requestIdentityVerification = ({ identityVerificationId: id, customer }) => new Promise((done) => {
    const frame = document.createElement('iframe')
    frame.title = '본인인증 창'
    frame.src = origin + '/window?' + new URLSearchParams({ id, phone: customer.phoneNumber })
    frame.style = 'position:fixed;inset:0;z-index:999;width:100%;height:100%;border:0;background:#fff'
    addEventListener('message', function hear(event) {
      if (event.origin !== origin || event.source !== frame.contentWindow) return
      removeEventListener('message', hear)
      frame.remove()
      done({ identityVerificationId: id, ...event.data })
    })
    document.body.append(frame)
  })
  window.PortOne = { requestIdentityVerification }
}`

/** The identity window, in which somebody is certified as who they say they are, or as another, or leaves. */
const identityWindow = `<!DOCTYPE html><html lang="ko"><meta charset="utf-8"><title>본인인증</title>
<label>이름 <input id="name"></label>
<button onclick="certify(asked.get('phone'))">인증하기</button>
<button onclick="certify('01099999999')">다른 번호로 인증하기</button>
<button onclick="tell({ code: 'FAILURE_TYPE_PG', message: '본인인증을 취소하셨습니다.' })">취소</button>
<script>
  const asked = new URLSearchParams(location.search)
  const tell = (answer) => parent.postMessage(answer, '*')
  const certify = async (phone) => {
    const name = document.getElementById('name').value
    await fetch('/certify', { method: 'POST', body: JSON.stringify({ id: asked.get('id'), name, phone }) })
    tell({})
  }
</script></html>`

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
    if (path === scriptPath) return void response.setHeader('content-type', 'text/javascript').end(script)
    if (path.startsWith('/window?'))
      return void response.setHeader('content-type', 'text/html; charset=utf-8').end(identityWindow)
    if (path === '/certify') {
      const { id, ...who } = JSON.parse(body) as { id: string; name: string; phone: string }
      entries.set(id, { requestId: id, ...who })
      return send(200, {})
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
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    baseUrl,
    /** Address of the script for browsers. */
    scriptUrl: `${baseUrl}${scriptPath}`,
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
