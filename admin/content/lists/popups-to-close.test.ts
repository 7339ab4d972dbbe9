import { expect, test } from 'vitest'
import { popup, type Popup } from '#schema/popups.ts'
import { popupsToClose, tellPopups } from './popups-to-close.ts'

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
    both({ endsAt: '2026-11-19T15:00:00Z' }),
    both({ locations: ['/info'], startsAt: '2026-11-20T15:00:00Z' }),
  ]
  expect(popupsToClose(popups, now)).toEqual([{ path: '/', PC: 1, MOBILE: 0 }])
})

test('tells an admin what that means for visitors', () => {
  const pages = [
    { path: '/', PC: 3, MOBILE: 1 },
    { path: '/info', PC: 0, MOBILE: 1 },
    { path: '/notice/3', PC: 1, MOBILE: 1 },
  ]
  const titles = new Map([['/info', '오시는 길']])
  expect(tellPopups(pages, 'GRID', titles)).toBe(
    '지금 방문자가 닫아야 할 팝업: 홈 PC 3개(한꺼번에)·모바일 1개, 오시는 길 모바일 1개, /notice/3 PC 1개·모바일 1개.',
  )
  expect(tellPopups(pages, 'LAYER', titles)).toContain('홈 PC 3개·모바일 1개')
  expect(tellPopups(pages, 'LAYER', titles)).toContain('하나를 닫아야 다음 팝업이 나오므로')
  expect(tellPopups([], 'LAYER', titles)).toBe('지금 방문자가 닫아야 할 팝업은 없습니다.')
  const many = ['/a', '/b', '/c', '/d', '/e', '/f', '/g'].map((path) => ({ path, PC: 1, MOBILE: 1 }))
  expect(tellPopups(many, 'LAYER', titles)).toContain('/e PC 1개·모바일 1개, 그 밖의 페이지 2곳.')
})
