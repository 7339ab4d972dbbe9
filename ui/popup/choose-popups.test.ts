import { expect, it } from 'vitest'
import { popup, type Popup } from '#schema/popups.ts'
import { choosePopups } from './choose-popups.ts'

const image = { src: '/_files/1/a.webp', alt: '', width: 640, height: 640 }
type Item = Popup['popupItems'][number]

const item = (id: number, given: Partial<Item> = {}): Item => ({
  id,
  title: `${id}`,
  weight: 0,
  linkTo: null,
  pcContent: image,
  mobileContent: image,
  devices: ['PC', 'MOBILE'],
  ...given,
})
const popupOf = (id: number, given: Partial<Popup> = {}): Popup =>
  popup.parse({
    id,
    title: `팝업 ${id}`,
    locations: ['/'],
    weight: 0,
    devices: ['PC', 'MOBILE'],
    popupItems: [item(id * 10)],
    pcWidth: 1,
    pcHeight: 1,
    pcSizeType: 'RATIO',
    mobileWidth: 1,
    mobileHeight: 1,
    isAutoPlacement: true,
    direction: 'CENTER',
    startsAt: null,
    endsAt: null,
    ...given,
  })

const choose = (popups: Popup[], situation: Partial<Parameters<typeof choosePopups>[1]> = {}) =>
  choosePopups(popups, {
    path: '/',
    device: 'PC',
    now: new Date('2026-11-20T00:00:00Z'),
    without: new Set(),
    ...situation,
  })
const ids = (...given: Parameters<typeof choose>) => choose(...given).map(({ id }) => id)

it('shows only those whose locations include the path', () => {
  const popups = [popupOf(1), popupOf(2, { locations: ['/events', '/info'] })]
  expect(ids(popups)).toEqual([1])
  expect(ids(popups, { path: '/info' })).toEqual([2])
  expect(ids(popups, { path: '/info/price' })).toEqual([])
})

it('splits them by device', () => {
  const popups = [popupOf(1, { devices: ['PC'] }), popupOf(2, { devices: ['MOBILE'] }), popupOf(3)]
  expect(ids(popups)).toEqual([1, 3])
  expect(ids(popups, { device: 'MOBILE' })).toEqual([2, 3])
})

it('goes by weight, and from the older to the newer where that is the same', () => {
  expect(ids([popupOf(1, { weight: 9 }), popupOf(3, { weight: -1 }), popupOf(4), popupOf(2)])).toEqual([
    3, 2, 4, 1,
  ])
})

it('skips what has been dismissed', () => {
  expect(ids([popupOf(1), popupOf(2)], { without: new Set([1]) })).toEqual([2])
})

it('keeps to the period, from its first moment to before its last', () => {
  const november = popupOf(1, { startsAt: '2026-10-31T15:00:00Z', endsAt: '2026-11-30T15:00:00Z' })
  const at = (now: string) => ids([november], { now: new Date(now) })
  expect(at('2026-10-31T23:59:59.999+09:00')).toEqual([])
  expect(at('2026-11-01T00:00:00+09:00')).toEqual([1])
  expect(at('2026-11-30T23:59:59.999+09:00')).toEqual([1])
  expect(at('2026-12-01T00:00:00+09:00')).toEqual([])
})

it('has the items of the device, each with its picture for it, by weight', () => {
  const pc = { ...image, src: '/_files/1/pc.webp' }
  const mobile = { ...image, src: '/_files/1/mobile.webp' }
  const one = popupOf(1, {
    popupItems: [
      item(1, { weight: 5, pcContent: pc, mobileContent: mobile }),
      item(2, { weight: 1 }),
      item(3, { devices: ['MOBILE'] }),
      item(4, { pcContent: null }),
    ],
  })
  expect(choose([one])[0]?.items.map(({ id, image: { src } }) => [id, src])).toEqual([
    [2, image.src],
    [1, pc.src],
  ])
  expect(choose([one], { device: 'MOBILE' })[0]?.items.map(({ id, image: { src } }) => [id, src])).toEqual([
    [3, image.src],
    [4, image.src],
    [2, image.src],
    [1, mobile.src],
  ])
})

it('leaves out a popup that has nothing for the device', () => {
  expect(ids([popupOf(1, { popupItems: [] })])).toEqual([])
  expect(ids([popupOf(1, { popupItems: [item(1, { pcContent: null })] })])).toEqual([])
})

it('does not change what it was given', () => {
  const popups = [popupOf(2, { popupItems: [item(1, { weight: 3 }), item(2)] }), popupOf(1)]
  const before = structuredClone(popups)
  choose(popups)
  expect(popups).toEqual(before)
})
