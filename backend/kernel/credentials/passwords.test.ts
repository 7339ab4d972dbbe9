import { readEnvironment } from '#backend/environment.ts'
import { expect, test, vi } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

const password = '비밀번호-열두글자'

test('at its true cost a password is known by its hash, composed or not, and no other is', async () => {
  const hash = await hashPassword(password, 1)
  expect(hash).toMatch(/^scrypt\$17\$[\w-]{22}\$[\w-]{43}$/)
  expect(await verifyPassword(password.normalize('NFD'), hash, 1)).toBe(true)
  expect(await verifyPassword('다른-비밀번호', hash, 1)).toBe(false)
  // A hash from before the cost was a setting does not name it.
  expect(await verifyPassword(password, hash.replace('$17$', '$'), 1)).toBe(true)
})

test('a hash keeps the cost that it was made with, whatever the setting is later', async () => {
  vi.stubEnv('PASSWORD_COST', '10')
  const hash = await hashPassword(password, 1)
  expect(hash).toMatch(/^scrypt\$10\$/)
  vi.stubEnv('PASSWORD_COST', '11')
  expect(await verifyPassword(password, hash, 1)).toBe(true)
  expect(await verifyPassword('', null, 1)).toBe(false)
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

test('a flood at one clinic is bounded, and another clinic’s password has the next turn but one', async () => {
  vi.stubEnv('PASSWORD_COST', '10')
  const done: string[] = []
  const ask = (turn: number) =>
    verifyPassword(password, null, turn).then(
      () => done.push(`clinic ${turn}`),
      ({ problem, headers }: { problem: { status: number }; headers: Record<string, string> }) =>
        done.push(`${problem.status} ${headers['retry-after']}`),
    )
  const flood = Array.from({ length: 60 }, () => ask(1))
  await Promise.all([...flood, ask(2)])
  expect(done.filter((one) => one === '429 5')).toHaveLength(60 - 2 - 20)
  // It begins as the fourth; which of two ends first is the threads' affair.
  expect(done.filter((one) => one.startsWith('clinic')).indexOf('clinic 2')).toBeLessThan(10)
})
