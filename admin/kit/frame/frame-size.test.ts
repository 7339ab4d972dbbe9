import { expect, test } from 'vitest'
import { frameSize } from './frame-size.ts'

test('a PC page keeps its 1440 px and fills the height there is', () => {
  expect(frameSize('pc', { width: 720, height: 600 })).toEqual({ width: 1440, height: 1200, scale: 0.5 })
  expect(frameSize('pc', { width: 2000, height: 900 })).toEqual({ width: 1440, height: 900, scale: 1 })
})

test('a phone is shown whole, and never larger than it is', () => {
  expect(frameSize('mobile', { width: 800, height: 1000 })).toEqual({ width: 390, height: 844, scale: 1 })
  expect(frameSize('mobile', { width: 800, height: 422 })).toEqual({ width: 390, height: 844, scale: 0.5 })
})

test('a page is drawn as large as was chosen, and keeps the width that it is judged at', () => {
  const place = { width: 540, height: 600 }
  expect(frameSize('pc', place, '75')).toEqual({ width: 1440, height: 800, scale: 0.75 })
  expect(frameSize('pc', place, '100')).toEqual({ width: 1440, height: 600, scale: 1 })
  expect(frameSize('mobile', place, '100')).toEqual({ width: 390, height: 600, scale: 1 })
})
