import { expect, test } from 'vitest'
import { createGuessLimit } from './guess-limit.ts'

const wrong = async () => null
const right = async () => 'right'

test('a thousand wrong guesses from everywhere are thirty tries, and the owner still comes in from where they did', async () => {
  const guess = createGuessLimit()
  const name = '1:owner@example.com'
  expect(await guess({ name, address: 'home' }, right)).toBe('right')
  let tries = 0
  for (let index = 0; index < 1000; index += 1) {
    const attempt = () => {
      tries += 1
      return wrong()
    }
    await guess({ name, address: `from ${index}` }, attempt).catch((error: unknown) =>
      expect(error).toMatchObject({ problem: { status: 429, code: 'too-many-requests' } }),
    )
  }
  expect(tries).toBe(30)
  expect(await guess({ name, address: 'home' }, right)).toBe('right')
  await expect(guess({ name, address: 'new' }, right)).rejects.toThrow('요청이 너무 많습니다')
  expect(await guess({ name: '1:other@example.com', address: 'new' }, right)).toBe('right')
})

test('a right one does not count', async () => {
  const guess = createGuessLimit()
  for (let index = 0; index < 100; index += 1) {
    expect(await guess({ name: 'n', address: `from ${index}` }, right)).toBe('right')
  }
})
