import { expect, test } from 'vitest'
import { contains, joined, meets, overlap, within, without } from './spans.ts'

const span = (start: number, end: number) => ({ start, end })

test('the parts of spans that lie in another are those that last', () => {
  const spans = [span(0, 10), span(20, 30), span(40, 50)]
  expect(within(spans, span(5, 45))).toEqual([span(5, 10), span(20, 30), span(40, 45)])
  expect(within(spans, span(10, 20))).toEqual([])
  expect(within(spans, span(12, 15))).toEqual([])
})

test('two lists of spans have in common what lies in both', () => {
  expect(overlap([span(0, 10), span(20, 30)], [span(5, 25), span(28, 40)])).toEqual([
    span(5, 10),
    span(20, 25),
    span(28, 30),
  ])
  expect(overlap([span(0, 10)], [span(10, 20)])).toEqual([])
})

test('taking one out leaves what is before and after it', () => {
  expect(without([span(0, 10), span(20, 30)], span(5, 25))).toEqual([span(0, 5), span(25, 30)])
  expect(without([span(0, 10)], span(3, 4))).toEqual([span(0, 3), span(4, 10)])
  expect(without([span(0, 10)], span(0, 10))).toEqual([])
  expect(without([span(0, 10)], span(10, 12))).toEqual([span(0, 10)])
})

test('spans that touch or overlap become one, in order', () => {
  expect(joined([])).toEqual([])
  expect(joined([span(20, 30), span(0, 10), span(10, 15)])).toEqual([span(0, 15), span(20, 30)])
  expect(joined([span(0, 10), span(2, 4), span(5, 12)])).toEqual([span(0, 12)])
  expect(joined([span(0, 10), span(11, 12), span(12, 20), span(30, 40)])).toEqual([
    span(0, 10),
    span(11, 20),
    span(30, 40),
  ])
})

test('joining changes none of what it was given', () => {
  const spans = [span(20, 30), span(0, 25)]
  joined(spans)
  expect(spans).toEqual([span(20, 30), span(0, 25)])
})

test.each([
  [span(0, 10), true, true],
  [span(2, 8), true, true],
  [span(-5, 1), true, false],
  [span(9, 12), true, false],
  [span(-5, 15), true, false],
  [span(-5, 0), false, false],
  [span(10, 12), false, false],
])('%o meets 0 to 10: %s, and lies in it whole: %s', (one, doesMeet, doesLie) => {
  expect([meets(one, span(0, 10)), meets(span(0, 10), one)]).toEqual([doesMeet, doesMeet])
  expect(contains(span(0, 10), one)).toBe(doesLie)
})
