import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

const canary = '홍길동 010-1234-5678'

const logged = (error: unknown) => JSON.stringify({ err: describeError(error) })

test('a failed statement is logged with its text and place, and without a value', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "customers_phone"'), {
    code: '23505',
    detail: `Key (name, phone)=(${canary}) already exists.`,
    where: `COPY customers, line 1: "${canary}"`,
    constraint: 'customers_phone',
  })
  const error = Object.assign(
    new Error(`Failed query: insert into customers values ($1)\nparams: ${canary}`, { cause }),
    {
      query: 'insert into customers values ($1)',
      params: [canary],
    },
  )
  const line = logged(error)
  expect(line).not.toContain('홍길동')
  expect(line).not.toContain('5678')
  const { err } = JSON.parse(line)
  expect(err).toMatchObject({
    message: 'Failed query',
    query: 'insert into customers values ($1)',
    stack: expect.stringContaining('describe-error.test.ts'),
    cause: {
      code: '23505',
      constraint: 'customers_phone',
      message: expect.stringContaining('duplicate key'),
    },
  })
})

test.each([
  [
    'a value that the database refuses',
    Object.assign(new Error(`invalid input syntax for type date: "${canary}"`), { code: '22007' }),
  ],
  ['an address that is none', thrown(() => new URL(canary))],
  ['JSON that is none', thrown(() => JSON.parse(canary))],
  ['what is no error', canary],
])('%s is not quoted', (_, error) => {
  const line = logged(error)
  expect(line).not.toMatch(/길동|5678/)
  expect(JSON.parse(line).err.message).not.toBe('')
})

function thrown(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}
