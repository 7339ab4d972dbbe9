import { idsAsHeaders } from '#backend/kernel/http/request-id.ts'
import type { Message, Transport } from '../transport.ts'
import { isEmail } from '../transport.ts'

export type Gateway = { url: string; key: string; from: string }

const timeout = 10_000

/**
 * Sends to phones by Alimtalk, and by SMS where that is not taken or not configured. Each gateway gets
 * `POST { id, kind, to, from, text, templateCode? }` with the key as a bearer token and the message's id as `idempotency-key`, by which
 * it tells one that is sent again.
 */
export function phoneTransport({
  alimtalk,
  sms,
  send = fetch,
}: {
  alimtalk?: Gateway | undefined
  sms?: Gateway | undefined
  send?: (url: string, init: RequestInit) => Promise<Response>
}): Transport {
  const gateways = [alimtalk, sms].filter((gateway) => gateway !== undefined)
  return {
    name: 'phone',
    takes: (message) => !isEmail(message),
    async send(message) {
      let failure: unknown = new Error('No gateway is configured.')
      for (const gateway of gateways) {
        try {
          return await post(gateway, message, send)
        } catch (error) {
          failure = error
        }
      }
      throw failure
    },
  }
}

async function post(
  { url, key, from }: Gateway,
  { id, kind, recipient, text, templateCode }: Message,
  send: (url: string, init: RequestInit) => Promise<Response>,
): Promise<void> {
  const response = await send(url, {
    method: 'POST',
    headers: {
      ...idsAsHeaders(),
      'content-type': 'application/json',
      authorization: `Bearer ${key}`,
      'idempotency-key': id,
    },
    body: JSON.stringify({ id, kind, to: recipient, from, text, ...(templateCode && { templateCode }) }),
    signal: AbortSignal.timeout(timeout),
    redirect: 'error',
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The gateway answered ${response.status}.`)
}
