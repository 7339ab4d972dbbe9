import { createWorkQueue } from '#backend/files/work-queue.ts'
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** OWASP's parameters for scrypt; each hashing takes 128 MiB, hence a few at a time. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 192 * 1024 * 1024 }
const takeTurn = createWorkQueue({ size: 2 })
const keyLength = 32

/** How many hashings wait for their turn. */
export const waitingHashings = takeTurn.waiting

/** Hangul typed on one system comes decomposed, on another composed: both are the same password. */
const derive = (password: string, salt: Buffer) =>
  takeTurn(
    () =>
      new Promise<Buffer>((resolve, reject) =>
        scrypt(password.normalize('NFC'), salt, keyLength, cost, (error, key) =>
          error ? reject(error) : resolve(key),
        ),
      ),
  )

/** `scrypt$<salt>$<key>`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt)
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Takes the same time for `null` (no such account) as for a wrong password. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, salt = '', key = ''] = (hash ?? '').split('$')
  const expected = Buffer.from(key, 'base64url')
  const derived = await derive(password, Buffer.from(salt, 'base64url'))
  return expected.length === keyLength && timingSafeEqual(derived, expected)
}
