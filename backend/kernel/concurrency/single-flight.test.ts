import { expect, test } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

/** Work that is done when it is told to be, and how often it was begun. */
function held() {
  const ends: { resolve(value: string): void; reject(error: Error): void }[] = []
  const work = () => new Promise<string>((resolve, reject) => ends.push({ resolve, reject }))
  return { work, ends }
}

test('who asks for a key while its work is under way gets the same; another key has its own', async () => {
  const flight = createSingleFlight<string, string>()
  const { work, ends } = held()
  const answers = [flight.once('a', work), flight.once('a', work), flight.once('b', work)]
  expect(ends).toHaveLength(2)
  for (const [index, { resolve }] of ends.entries()) resolve(`${index}`)
  expect(await Promise.all(answers)).toEqual(['0', '0', '1'])
})

test('work that is over, or has failed, is begun again', async () => {
  const flight = createSingleFlight<string, string>()
  const { work, ends } = held()
  const failed = [flight.once('a', work), flight.once('a', work)]
  ends[0]?.reject(new Error('away'))
  for (const one of failed) await expect(one).rejects.toThrow('away')
  const second = flight.once('a', work)
  ends[1]?.resolve('there')
  expect(await second).toBe('there')
  void flight.once('a', work)
  expect(ends).toHaveLength(3)
})

test('begun anew, the older work ends without ending the newer', async () => {
  const flight = createSingleFlight<string, string>()
  const { work, ends } = held()
  const older = flight.once('a', work)
  flight.beginAnew()
  const newer = flight.once('a', work)
  ends[0]?.resolve('older')
  expect(await older).toBe('older')
  const same = flight.once('a', work)
  ends[1]?.resolve('newer')
  expect(await Promise.all([newer, same])).toEqual(['newer', 'newer'])
  expect(ends).toHaveLength(2)
})
