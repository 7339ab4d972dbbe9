import { expect, test } from 'vitest'
import { popup, type Popup } from '#schema/promotions.ts'
import { popupsToClose } from './popups-to-close.ts'

const now = new Date('2026-11-20T12:00:00+09:00')
const image = { src: '/_files/1/0123456789abcdef.webp', alt: '겨울 이벤트', width: 640, height: 640 }
let lastId = 0
const of = (given: Partial<Popup>): Popup => {
  const id = ++lastId
  return popup.parse({
    id,
    title: '겨울 이벤트',
    locations: ['/'],
    weight: id,
    devices: ['PC', 'MOBILE'],
    popupItems: [
      {
        id,
        title: '겨울 이벤트',
        weight: 0,
        linkTo: null,
        pcContent: image,
        mobileContent: null,
        devices: ['PC', 'MOBILE'],
      },
    ],
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
}
const both = (given: Partial<Popup>) => {
  const made = of(given)
  return { ...made, popupItems: made.popupItems.map((item) => ({ ...item, mobileContent: image })) }
}

test('counts what a visitor closes, by page and device, the page with most first', () => {
  const popups = [
    both({ locations: ['/', '/events'] }),
    both({ locations: ['/'] }),
    both({ locations: ['/'], devices: ['PC'] }),
  ]
  expect(popupsToClose(popups, now)).toEqual([
    { path: '/', PC: 3, MOBILE: 2 },
    { path: '/events', PC: 1, MOBILE: 1 },
  ])
})

test('counts no popup that is over or not begun, nor one without a picture for the device', () => {
  const popups = [
    of({}),
    both({ endsAt: '2026-11-20T00:00:00+09:00' }),
    both({ locations: ['/info'], startsAt: '2026-11-21T00:00:00+09:00' }),
  ]
  expect(popupsToClose(popups, now)).toEqual([{ path: '/', PC: 1, MOBILE: 0 }])
})
