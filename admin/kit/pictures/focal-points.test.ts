import { expect, test } from 'vitest'
import { moved, pointAt, pointWithin } from './focal-points.ts'

test('a place of the window is told in per cents of the picture, and beside it the nearest edge', () => {
  const box = { left: 100, top: 50, width: 400, height: 200 }
  expect(pointAt({ clientX: 220, clientY: 90 }, box)).toEqual({ x: 30, y: 20 })
  expect(pointAt({ clientX: 0, clientY: 9999 }, box)).toEqual({ x: 0, y: 100 })
})

test('arrow keys move the point by one, with Shift by ten, and never off the picture', () => {
  const press = (key: string, shiftKey = false) => moved({ x: 50, y: 3 }, { key, shiftKey })
  expect(press('ArrowLeft')).toEqual({ x: 49, y: 3 })
  expect(press('ArrowRight', true)).toEqual({ x: 60, y: 3 })
  expect(press('ArrowDown')).toEqual({ x: 50, y: 4 })
  expect(press('ArrowUp', true)).toEqual({ x: 50, y: 0 })
  expect(press('Tab')).toBeNull()
})

test('a point keeps its place in what is cut out round it, and goes where it is cut away', () => {
  const part = { x: 20, y: 10, width: 50, height: 80 }
  expect(pointWithin({ x: 45, y: 50 }, part)).toEqual({ x: 50, y: 50 })
  expect(pointWithin({ x: 20, y: 90 }, part)).toEqual({ x: 0, y: 100 })
  expect(pointWithin({ x: 80, y: 50 }, part)).toBeNull()
})
