import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A new secret: 256 random bits. */
export const newSecret = () => `${prefix}${randomBytes(32).toString('base64')}`

type Signed = { id: string; timestamp: number; body: string }

/**
 * Headers of a delivery, signed by each secret: a receiver takes it where one of the signatures is right. `timestamp` is in
 * seconds. Source: Standard Webhooks, "Webhook headers", "Signature scheme".
 */
export const signedHeaders = ({ id, timestamp, body }: Signed, secrets: readonly string[]) => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': secrets
    .map((secret) => `v1,${hmac(secret.slice(prefix.length), `${id}.${timestamp}.${body}`)}`)
    .join(' '),
})

const hmac = (key: string, content: string) =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(content).digest('base64')
