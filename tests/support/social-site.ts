import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Asked = { clientId: string; redirectUri: string; challenge: string; person: string }

/**
 * Kakao's and Naver's side of a social sign-in, as RFC 6749 and RFC 7636 have it: `authorize` sends back with a code and
 * the state, the code is exchanged once by who has secret and verifier. Whoever is `person` signs in.
 */
export async function startSocialSite() {
  const keys = { clientId: 'rest-api-key', clientSecret: 'client-secret' }
  const state = { mode: 'well' as 'well' | 'error' | 'denied', person: '1001' }
  const codes = new Map<string, Asked>()
  const tokens = new Map<string, string>()
  const asked: URLSearchParams[] = []

  /** Address to which the browser is sent back from the site's own sign-in. */
  function authorize(address: URL): string {
    const query = address.searchParams
    asked.push(query)
    const redirectUri = query.get('redirect_uri') ?? ''
    const back = new URL(redirectUri)
    back.searchParams.set('state', query.get('state') ?? '')
    if (state.mode === 'denied') {
      back.searchParams.set('error', 'access_denied')
      return back.href
    }
    const code = randomUUID()
    const challenge = query.get('code_challenge') ?? ''
    codes.set(code, { clientId: query.get('client_id') ?? '', redirectUri, challenge, person: state.person })
    back.searchParams.set('code', code)
    return back.href
  }

  function exchange(form: URLSearchParams): { access_token: string } | null {
    const code = form.get('code') ?? ''
    const begun = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      begun !== undefined &&
      form.get('grant_type') === 'authorization_code' &&
      form.get('client_id') === begun.clientId &&
      begun.clientId === keys.clientId &&
      form.get('client_secret') === keys.clientSecret &&
      form.get('redirect_uri') === begun.redirectUri &&
      challenge === begun.challenge
    if (!isRight) return null
    const token = randomUUID()
    tokens.set(token, begun.person)
    return { access_token: token }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', 'http://site.invalid')
    let body = ''
    for await (const part of request) body += String(part)
    const send = (status: number, value: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    }
    const isNaver = address.pathname.startsWith('/oauth2.0/') || address.pathname === '/v1/nid/me'
    if (address.pathname.endsWith('/authorize'))
      return void response.writeHead(302, { location: authorize(address) }).end()
    if (state.mode === 'error') return send(500, {})
    if (address.pathname.endsWith('/token')) {
      const token = exchange(new URLSearchParams(body))
      return token ? send(200, token) : send(isNaver ? 200 : 400, { error: 'invalid_grant' })
    }
    const person = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''))
    if (person === undefined) return send(401, {})
    const email = 'same@example.com'
    return send(200, isNaver ? { response: { id: person, email } } : { id: Number(person), email })
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys,
    state,
    /** Parameters with which browsers came to sign in. */
    asked,
    /** What a browser that is sent to `url` brings back. */
    signIn(url: string): { state: string; code: string; address: URL } {
      const address = new URL(authorize(new URL(url)))
      const { searchParams: query } = address
      return { state: query.get('state') ?? '', code: query.get('code') ?? '', address }
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
