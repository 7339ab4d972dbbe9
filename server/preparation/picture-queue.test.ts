import { pino } from 'pino'
import { expect, test } from 'vitest'
import { PictureQueue } from './picture-queue.ts'

test('clinics take turns, each with its pictures in order; a newer list takes the place of the older', async () => {
  const made: string[] = []
  const queue = new PictureQueue({
    logger: pino({ level: 'silent' }),
    prepare: async (address) => {
      made.push(address)
      if (address === 'broken') throw new Error('It is none.')
    },
  })
  const nothing = async () => {}
  queue.add(1, ['old'], nothing)
  await new Promise<void>((ready) => {
    queue.add(2, ['broken', 'c'], async () => ready())
    queue.add(1, ['a', 'b'], nothing)
  })
  expect(made.filter((address) => address !== 'old')).toEqual(['a', 'b', 'broken', 'c'])
})
