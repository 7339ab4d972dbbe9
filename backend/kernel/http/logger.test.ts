import { expect, test, vi } from 'vitest'
import { createLogger } from './logger.ts'

const full = Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })
const unextended = new Error('Failed query', {
  cause: Object.assign(new Error('could not extend file'), { code: '53100' }),
})

test('a full disk has one line in ten minutes, whatever fails because of it, and other failures have theirs', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000)
  const lines: string[] = []
  const logger = createLogger('info', { write: (line) => lines.push(line) })
  for (const err of [full, unextended, full]) {
    logger.warn({ err }, 'visits could not be written')
    logger.child({ part: 'sender' }).error({ err }, 'the outbox could not be read')
    logger.error({ err: new Error('other') }, 'call failed')
  }
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    expect.stringMatching(/^The disk is full/),
    'call failed',
    'call failed',
    'call failed',
  ])
  now.mockReturnValue(1_000 + 10 * 60_000)
  logger.warn({ err: full }, 'visits could not be written')
  expect(lines).toHaveLength(5)
})
