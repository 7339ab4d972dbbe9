import { trustNone } from '#backend/kernel/http/forwarded.ts'
import { createOperatorClient } from '#api/operator-client.ts'
import {
  createOperatorBackend,
  operatorApiBase,
} from '#backend/operation/operator/create-operator-backend.ts'
import { addOperator } from '#backend/operation/operator/operators.ts'
import { createLogger } from '#backend/kernel/http/logger.ts'
import { operators } from '#backend/operation/operator/table.ts'
import { definitions } from '#registry/definitions.ts'
import { Secret, TOTP } from 'otpauth'
import { startBackend } from './backend.ts'

export const operatorHost = 'operator.test'
export const operatorEmail = 'operator@example.com'

type Sent = {
  method?: string
  body?: unknown
  headers?: Record<string, string>
  host?: string
  address?: string
}

/** The two test clinics, and beside their API the operator's, of the real block types. */
export async function startOperator() {
  const app = await startBackend({ definitions })
  const logs: string[] = []
  const operator = createOperatorBackend({
    database: app.database,
    files: app.files,
    logger: createLogger('error', { write: (line) => logs.push(line) }),
    operatorHost,
    trustProxy: trustNone,
    secretBox: app.secretBox,
  })
  const { password, secret } = await addOperator(app, operatorEmail)
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

  let lastAddress = 0
  const elsewhere = () => `10.9.0.${(lastAddress += 1)}`
  /** Sends a request to the operator's API; an object body goes as JSON. */
  function send(path: string, { method, body, headers, host = operatorHost, address }: Sent = {}) {
    const isJson = typeof body === 'object' && !(body instanceof Uint8Array)
    const request = new Request(`http://${host}${operatorApiBase}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: (isJson ? JSON.stringify(body) : body) as BodyInit }),
    })
    return operator.fetch(request, { address: address ?? elsewhere() })
  }
  /** Signs in with a code that counts as unused, however soon after another. */
  async function signIn(): Promise<string> {
    await app.database.asOperator((tx) => tx.update(operators).set({ usedStep: 0 }))
    const response = await send('/session', { body: { email: operatorEmail, password, code: code() } })
    if (!response.ok) throw new Error(`sign-in: ${response.status} ${await response.text()}`)
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  const client = (cookie: string) =>
    createOperatorClient(`http://${operatorHost}`, (request) => {
      request.headers.set('cookie', cookie)
      return operator.fetch(request, { address: elsewhere() })
    })
  return { ...app, operator: { send, signIn, client, password, code, logs } }
}
