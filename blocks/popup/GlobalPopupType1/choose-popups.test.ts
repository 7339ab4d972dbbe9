import { expect, it } from 'vitest'
import block from './block.ts'
import { choosePopups, type Popup } from './choose-popups.ts'

const picture = { src: '/_files/1/a.webp', alt: '', width: 640, height: 640 }
const { popups } = block.schema.parse({
  popups: [
    { id: 'last', title: '셋', weight: 9, image: picture },
    { id: 'first', title: '하나', weight: -1, image: picture },
    { id: 'phone', title: '둘', weight: 3, devices: ['MOBILE'], image: picture },
    { id: 'events', title: '이벤트', locations: ['/events'], image: picture },
    {
      id: 'november',
      title: '11월',
      startsAt: '2026-11-01T00:00:00+09:00',
      endsAt: '2026-12-01T00:00:00+09:00',
      image: picture,
    },
  ],
}) as { popups: Popup[] }

const ids = (situation: Partial<Parameters<typeof choosePopups>[1]>) =>
  choosePopups(popups, {
    path: '/',
    device: 'PC',
    now: new Date('2026-12-24T00:00:00Z'),
    without: new Set(),
    ...situation,
  }).map(({ id }) => id)

it('shows what belongs to the path and the device, by weight', () => {
  expect(ids({})).toEqual(['first', 'last'])
  expect(ids({ device: 'MOBILE' })).toEqual(['first', 'phone', 'last'])
  expect(ids({ path: '/events' })).toEqual(['events'])
  expect(ids({ path: '/events/3' })).toEqual([])
})

it('leaves out what has been dismissed', () => {
  expect(ids({ without: new Set(['first']) })).toEqual(['last'])
})

it('keeps to the period', () => {
  expect(ids({ now: new Date('2026-10-31T14:59:59Z') })).not.toContain('november')
  expect(ids({ now: new Date('2026-10-31T15:00:00Z') })).toContain('november')
  expect(ids({ now: new Date('2026-11-30T15:00:00Z') })).not.toContain('november')
})

it('does not change the data it was given', () => {
  const before = structuredClone(popups)
  ids({})
  expect(popups).toEqual(before)
})
