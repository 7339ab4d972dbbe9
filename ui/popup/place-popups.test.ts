import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { popupDirections } from '#schema/popups.ts'
import { placePopups, type Place, type Placeable } from './place-popups.ts'

const field = {
  window: { width: 1440, height: 900 },
  perRow: 3,
  offsets: { top: 60, left: 60, bottom: 60, right: 60 },
}
let lastId = 0
const of = (direction: Placeable['direction'], width = 200, height = 100, isAutoPlacement = true) => ({
  id: ++lastId,
  direction,
  width,
  height,
  isAutoPlacement,
})
const at = (popups: Placeable[], given: Partial<typeof field> = {}) =>
  placePopups(popups, { ...field, ...given }).places.map(({ x, y }) => [x, y])

describe('one popup', () => {
  it.each([
    ['TOP_LEFT', 60, 60],
    ['TOP', 620, 60],
    ['TOP_RIGHT', 1180, 60],
    ['LEFT', 60, 400],
    ['CENTER', 620, 400],
    ['RIGHT', 1180, 400],
    ['BOTTOM_LEFT', 60, 740],
    ['BOTTOM', 620, 740],
    ['BOTTOM_RIGHT', 1180, 740],
  ] as const)('%s is at its offsets, and centred where it has no side', (direction, x, y) => {
    expect(at([of(direction)])).toEqual([[x, y]])
  })

  it('takes each offset from its own setting', () => {
    const offsets = { top: 1, left: 2, bottom: 3, right: 4 }
    expect(at([of('TOP_LEFT')], { offsets })).toEqual([[2, 1]])
    expect(at([of('BOTTOM_RIGHT')], { offsets })).toEqual([[1236, 797]])
  })

  it('is centred where its offsets leave it no room, however little of the window remains', () => {
    expect(at([of('TOP_LEFT', 1400, 880)])).toEqual([[20, 10]])
    expect(at([of('BOTTOM_RIGHT', 1400, 100)])).toEqual([[20, 740]])
  })
})

describe('a group', () => {
  it('has 20 px between popups, 40 px between rows, and so many in a row', () => {
    const four = [of('TOP_LEFT'), of('TOP_LEFT'), of('TOP_LEFT'), of('TOP_LEFT')]
    expect(at(four)).toEqual([
      [60, 60],
      [280, 60],
      [500, 60],
      [60, 200],
    ])
    expect(at(four, { perRow: 2 })).toEqual([
      [60, 60],
      [280, 60],
      [60, 200],
      [280, 200],
    ])
  })

  it('is aligned to its direction, shorter rows and lower popups too', () => {
    expect(at([of('RIGHT'), of('RIGHT', 100, 50), of('RIGHT', 50, 50)], { perRow: 2 })).toEqual([
      [1060, 355],
      [1280, 380],
      [1330, 495],
    ])
    expect(at([of('BOTTOM'), of('BOTTOM', 100, 50)])).toEqual([
      [560, 740],
      [780, 790],
    ])
  })

  it('is centred where it fits the window, else it begins at the offset and the layer scrolls', () => {
    const tall = (count: number) => Array.from({ length: count }, () => of('CENTER', 400, 400))
    expect(at(tall(2), { perRow: 1 })).toEqual([
      [520, 30],
      [520, 470],
    ])
    const placed = placePopups(tall(3), { ...field, perRow: 1 })
    expect(placed.places.map(({ y }) => y)).toEqual([60, 500, 940])
    expect(placed.height).toBe(1400)
  })

  it('leaves as much of the window on either side, where it is too wide for both offsets', () => {
    // Three of 3:4 at 1,440 px, each 435 px wide.
    const three = [of('LEFT', 435, 632), of('LEFT', 435, 632), of('LEFT', 435, 632)]
    expect(at(three)).toEqual([
      [47.5, 134],
      [502.5, 134],
      [957.5, 134],
    ])
  })

  it('has fewer in a row where the window is too narrow', () => {
    expect(at([of('TOP_LEFT', 600), of('TOP_LEFT', 600), of('TOP_LEFT', 600)])).toEqual([
      [60, 60],
      [680, 60],
      [60, 200],
    ])
  })

  it('is made of those with automatic placement only: any other stands at its own direction', () => {
    expect(at([of('TOP_LEFT', 200, 100, false), of('BOTTOM_RIGHT', 200, 100, false)])).toEqual([
      [60, 60],
      [1180, 740],
    ])
  })
})

describe('groups', () => {
  it('give way to those before them, to the nearest free place', () => {
    // There is no room beside the first: above and below are as near, and below comes first.
    expect(at([of('CENTER', 600, 300), of('LEFT', 600, 260)])).toEqual([
      [420, 300],
      [60, 620],
    ])
    expect(at([of('CENTER', 600, 300), of('LEFT', 300, 260)])).toEqual([
      [420, 300],
      [60, 320],
    ])
  })

  it.each([
    ['to the left of it', [of('CENTER', 400, 860), of('RIGHT', 600, 860)], { width: 1240, height: 900 }],
    ['to the right of it', [of('CENTER', 400, 860), of('LEFT', 600, 860)], { width: 1240, height: 900 }],
  ])('never lie over each other, were it %s', (_, popups, window) => {
    const { places, height } = placePopups(popups, { ...field, window })
    expect(overlap(places[0] as Place, places[1] as Place)).toBe(false)
    expect(height).toBeGreaterThan(window.height)
  })

  it('go beside the one before, to the side that is nearer, where they fit', () => {
    const beside = (direction: Placeable['direction'], width: number) =>
      at([of(direction, 300, 880), of('CENTER', width, 880)])
    // In the way of the second by 20 px: it moves as far as it must, and no further.
    expect(beside('LEFT', 760)).toEqual([
      [60, 10],
      [380, 10],
    ])
    expect(beside('RIGHT', 760)).toEqual([
      [1080, 10],
      [300, 10],
    ])
  })

  it('go above or below the one before, where they fit', () => {
    const under = (direction: Placeable['direction'], height: number) =>
      at([of(direction, 1400, 200), of('CENTER', 1400, height)])
    expect(under('TOP', 500)).toEqual([
      [20, 60],
      [20, 280],
    ])
    expect(under('BOTTOM', 500)).toEqual([
      [20, 640],
      [20, 120],
    ])
  })

  it('touch neither the gap between nor the window where they fit to the pixel', () => {
    expect(
      at([of('LEFT', 690, 900), of('RIGHT', 730, 900)], {
        offsets: { top: 0, left: 0, bottom: 0, right: 0 },
      }),
    ).toEqual([
      [0, 0],
      [710, 0],
    ])
    expect(at([of('TOP_LEFT', 710), of('TOP_LEFT', 710)])).toEqual([
      [0, 60],
      [730, 60],
    ])
    expect(placePopups([of('TOP', 100, 900)], field).height).toBe(900)
  })

  it('go below everything where nothing is free, and the layer scrolls', () => {
    const { places, height } = placePopups([of('CENTER', 1300, 800), of('LEFT', 300, 300)], field)
    expect(places.map(({ x, y }) => [x, y])).toEqual([
      [70, 50],
      [60, 890],
    ])
    expect(height).toBe(1250)
  })
})

const overlap = (a: Place, b: Place) =>
  a.x < b.x + b.width - 1e-6 &&
  b.x < a.x + a.width - 1e-6 &&
  a.y < b.y + b.height - 1e-6 &&
  b.y < a.y + a.height - 1e-6

describe('whatever the popups and the window', () => {
  const offset = fc.integer({ min: 0, max: 300 })
  const fields = fc.record({
    window: fc.record({
      width: fc.integer({ min: 769, max: 3840 }),
      height: fc.integer({ min: 300, max: 2160 }),
    }),
    perRow: fc.integer({ min: 1, max: 6 }),
    offsets: fc.record({ top: offset, left: offset, bottom: offset, right: offset }),
  })
  const popups = fc
    .array(
      fc.record({
        direction: fc.constantFrom(...popupDirections),
        isAutoPlacement: fc.boolean(),
        width: fc.double({ min: 50, max: 1200, noNaN: true }),
        height: fc.double({ min: 50, max: 800, noNaN: true }),
      }),
      { minLength: 1, maxLength: 14 },
    )
    .map((all) => all.map((popup, id) => ({ ...popup, id })))
  /** As they come: each already shrunk to the window. */
  const shrunk = (all: Placeable[], { window }: typeof field) =>
    all.map((popup) => ({
      ...popup,
      width: Math.min(popup.width, window.width - 48),
      height: Math.min(popup.height, window.height - 72),
    }))

  it('every popup has one place, and no two overlap', () => {
    fc.assert(
      fc.property(popups, fields, (all, place) => {
        const { places } = placePopups(shrunk(all, place), place)
        expect(places.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => id))
        for (const [index, one] of places.entries())
          for (const other of places.slice(index + 1)) expect(overlap(one, other)).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  it('none leaves the window at its sides or top, nor the layer at its end', () => {
    fc.assert(
      fc.property(popups, fields, (all, place) => {
        const { places, height } = placePopups(shrunk(all, place), place)
        for (const one of places) {
          expect(one.x).toBeGreaterThanOrEqual(-1e-6)
          expect(one.y).toBeGreaterThanOrEqual(-1e-6)
          expect(one.x + one.width).toBeLessThanOrEqual(place.window.width + 1e-6)
          expect(one.y + one.height).toBeLessThanOrEqual(height + 1e-6)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('a group that fits the window is all inside it, and nothing scrolls', () => {
    fc.assert(
      fc.property(popups, fields, fc.constantFrom(...popupDirections), (all, place, direction) => {
        const group = shrunk(all, place).map((popup) => ({ ...popup, direction, isAutoPlacement: true }))
        const { places, height } = placePopups(group, place)
        const top = Math.min(...places.map(({ y }) => y))
        const bottom = Math.max(...places.map((one) => one.y + one.height))
        if (bottom - top > place.window.height) return
        expect(bottom).toBeLessThanOrEqual(place.window.height + 1e-6)
        expect(height).toBe(place.window.height)
      }),
      { numRuns: 500 },
    )
  })

  it('is the same for the same', () => {
    fc.assert(
      fc.property(popups, fields, (all, place) => {
        expect(placePopups(all, place)).toEqual(placePopups(all, place))
      }),
      { numRuns: 50 },
    )
  })
})
