import { expect, test, vi } from 'vitest'
import { importComponents } from './browser-components.ts'

test('a script that could not be had is asked for by another address', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  const scripts = { Hours: ['/assets/Hours.abc.js'] }
  vi.doMock('/assets/Hours.abc.js#1', () => ({ default: 'hours' }))
  expect([...(await importComponents(scripts))]).toEqual([])
  expect(complain).toHaveBeenCalledTimes(1)
  expect([...(await importComponents(scripts))]).toEqual([['Hours', 'hours']])
  expect([...(await importComponents(scripts))]).toEqual([['Hours', 'hours']])
})
