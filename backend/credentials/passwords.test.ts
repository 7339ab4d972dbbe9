import { readEnvironment } from '#backend/environment.ts'
import { expect, test, vi } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

const password = '비밀번호-열두글자'

test('at its true cost a password is known by its hash, composed or not, and no other is', async () => {
  const hash = await hashPassword(password)
  expect(hash).toMatch(/^scrypt\$17\$[\w-]{22}\$[\w-]{43}$/)
  expect(await verifyPassword(password.normalize('NFD'), hash)).toBe(true)
  expect(await verifyPassword('다른-비밀번호', hash)).toBe(false)
  // A hash from before the cost was a setting does not name it.
  expect(await verifyPassword(password, hash.replace('$17$', '$'))).toBe(true)
})

test('a hash keeps the cost that it was made with, whatever the setting is later', async () => {
  vi.stubEnv('PASSWORD_COST', '10')
  const hash = await hashPassword(password)
  expect(hash).toMatch(/^scrypt\$10\$/)
  vi.stubEnv('PASSWORD_COST', '11')
  expect(await verifyPassword(password, hash)).toBe(true)
  expect(await verifyPassword('', null)).toBe(false)
})

test('a cost that is not safe is refused at start, except by tests', () => {
  const read = (cost: string) => readEnvironment({ PASSWORD_COST: cost })
  expect(() => read('10')).not.toThrow()
  expect(() => read('21')).toThrow('PASSWORD_COST must be at most 20')
  expect(() => read('high')).toThrow('PASSWORD_COST must be a whole number, 17 to 20')
  vi.stubEnv('NODE_ENV', 'production')
  expect(() => read('16')).toThrow('PASSWORD_COST must be at least 17')
  expect(() => read('')).not.toThrow()
})
