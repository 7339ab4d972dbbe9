import { createApiClient, type ApiClient } from '#api/client.ts'
import { admin } from './site-process.ts'

/** The console's calls for the site at an origin, signed in; the connection goes to the loopback address. */
export async function signIn(origin: string): Promise<ApiClient> {
  const base = `http://127.0.0.1:${new URL(origin).port}/_api`
  const response = await fetch(`${base}/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'product-origin': origin },
    body: JSON.stringify(admin),
  })
  if (!response.ok) throw new Error(`Signing in answered ${response.status}: ${await response.text()}`)
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return createApiClient({ baseUrl: base, origin, headers: { cookie } })
}
