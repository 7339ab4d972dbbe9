import { createFairQueue } from '#backend/kernel/concurrency/fair-queue.ts'
import { tooManyError } from '#backend/kernel/http/rate-limit.ts'
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { passwordCostVariable, safePasswordCost } from './password-cost.ts'

/** Clinic for which a password is hashed: clinics take turns. The deployment's own accounts are one more of them. */
type Turn = number | 'deployment'

/**
 * Each hashing takes 128 MiB or more, hence a few at a time. Twenty of a clinic wait for three seconds; where more come,
 * they are refused, as are those beyond a hundred of all clinics. Source: docs/product.md, X18.
 */
const takeTurn = createFairQueue({
  size: 2,
  most: { ofOne: 20, ofAll: 100 },
  full: () => tooManyError({ msBeforeNext: 5_000 }),
})
const keyLength = 32

/** The cost that new hashes have. */
const currentCost = () => passwordCostVariable.parse(process.env.PASSWORD_COST)

function parametersOf(cost: number) {
  const [N, r, p] = [2 ** cost, 8, 1]
  return { N, r, p, maxmem: 192 * N * r }
}

/** Hangul typed on one system comes decomposed, on another composed: both are the same password. */
const derive = (password: string, salt: Buffer, cost: number, turn: Turn) =>
  takeTurn(
    turn,
    () =>
      new Promise<Buffer>((resolve, reject) =>
        scrypt(password.normalize('NFC'), salt, keyLength, parametersOf(cost), (error, key) =>
          error ? reject(error) : resolve(key),
        ),
      ),
  )

/**
 * `scrypt$<cost>$<salt>$<key>`, the last two base64url. The cost is `PASSWORD_COST`, 17 unless it is set. Throws 429 where
 * too many wait.
 */
export async function hashPassword(password: string, turn: Turn): Promise<string> {
  const [salt, cost] = [randomBytes(16), currentCost()]
  const key = await derive(password, salt, cost, turn)
  return `scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Takes the same time for `null` (no such account) as for a wrong password. Throws 429 where too many wait. */
export async function verifyPassword(password: string, hash: string | null, turn: Turn): Promise<boolean> {
  // A hash of another form matches no password, and takes the same time to refuse.
  const isHash = hash?.startsWith('scrypt$') ?? false
  const parts = (isHash && hash ? hash : `scrypt$${currentCost()}$$`).split('$').slice(1)
  // A hash that names no cost was made before the cost was a setting.
  if (parts.length === 2) parts.unshift(String(safePasswordCost))
  const [cost, salt = '', key = ''] = parts
  const expected = Buffer.from(key, 'base64url')
  const derived = await derive(password, Buffer.from(salt, 'base64url'), Number(cost), turn)
  return expected.length === keyLength && timingSafeEqual(derived, expected)
}
