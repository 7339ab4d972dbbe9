import { expect, test } from 'vitest'
import { gapsBetween, hoursAround, layOut } from './lay-out.ts'

const lanes = (...spans: [from: number, to: number][]) =>
  layOut(spans, ([from, to]) => ({ from, to })).map(({ lane, lanes: all }) => `${lane}/${all}`)

test('what follows on is as wide as the column, what overlaps shares it', () => {
  expect(lanes([0, 30], [30, 60])).toEqual(['0/1', '0/1'])
  expect(lanes([0, 30], [15, 45], [45, 60])).toEqual(['0/2', '1/2', '0/1'])
})

test('a lane is used again, and all that hang together are of one width', () => {
  expect(lanes([0, 60], [0, 20], [20, 60], [40, 90])).toEqual(['0/3', '1/3', '1/3', '2/3'])
})

test('the longer of two that begin together comes first', () => {
  const placed = layOut([[0, 10] as const, [0, 60] as const], ([from, to]) => ({ from, to }))
  expect(placed.map(({ to, lane }) => [to, lane])).toEqual([
    [60, 0],
    [10, 1],
  ])
})

test('the hours shown are whole and hold everything', () => {
  expect(
    hoursAround([
      { from: 610, to: 700 },
      { from: 545, to: 600 },
    ]),
  ).toEqual({ from: 540, to: 720 })
  expect(hoursAround([])).toEqual({ from: 540, to: 1140 })
  expect(hoursAround([{ from: 1430, to: 1439 }])).toEqual({ from: 1380, to: 1440 })
})

test('closed times are what no working time covers', () => {
  const day = { from: 540, to: 1140 }
  expect(
    gapsBetween(
      [
        { from: 840, to: 1080 },
        { from: 600, to: 780 },
      ],
      day,
    ),
  ).toEqual([
    { from: 540, to: 600 },
    { from: 780, to: 840 },
    { from: 1080, to: 1140 },
  ])
  expect(gapsBetween([], day)).toEqual([day])
  expect(gapsBetween([day], day)).toEqual([])
})
