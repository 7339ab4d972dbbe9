import { hashPassword } from '#backend/credentials/passwords.ts'
import { randomBytes } from 'node:crypto'
import type { Clinic } from './clinic.ts'

/** Hashes by password; the empty password stands for posts that have none, and its hash is of one nobody knows. */
export async function hashPosts({ customerBoard }: Clinic): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  if (!customerBoard) return hashes
  hashes.set('', await hashPassword(randomBytes(24).toString('base64url'), 'deployment'))
  for (const { password } of customerBoard.posts) {
    if (password !== undefined && !hashes.has(password))
      hashes.set(password, await hashPassword(password, 'deployment'))
  }
  return hashes
}
