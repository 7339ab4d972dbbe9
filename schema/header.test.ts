import { expect, test } from 'vitest'
import { headerConfig, navigationItem, reservationButtonConfig, rightButtonList } from './header.ts'

test('a header shows its search and two ways of its logo, and lies over nothing, unless told', () => {
  expect(headerConfig.parse(undefined)).toEqual({
    headerTransparent: false,
    pcLogoHeight: 40,
    bigPcLogoHeight: 50,
    mobileLogoHeight: 28,
    showSearchButton: true,
    disableMobileButton: false,
    mobilePageTitle: '',
    isThirdPage: false,
    hasHomeHeader: false,
  })
})

test.each([
  [{ pcLogoHeight: 15 }, false],
  [{ pcLogoHeight: 16 }, true],
  [{ bigPcLogoHeight: 72 }, true],
  [{ bigPcLogoHeight: 73 }, false],
  [{ mobileLogoHeight: 15 }, false],
  [{ mobileLogoHeight: 40 }, true],
  [{ mobileLogoHeight: 41 }, false],
  [{ mobilePageTitle: 'x'.repeat(31) }, false],
])('a header with %j: %s', (values, admitted) => {
  expect(headerConfig.safeParse(values).success).toBe(admitted)
})

test('the button for reservations says so in white on a fill, and opens the widget, unless told', () => {
  expect(reservationButtonConfig.parse(undefined)).toEqual({
    buttonReservationText: '빠른예약',
    buttonReservationType: 'fill',
    buttonReservationTextColor: 'white',
  })
  expect(reservationButtonConfig.safeParse({ buttonReservationText: '' }).success).toBe(false)
  for (const color of ['primary2', 'primary3', 'gray', 'white', 'black']) {
    expect(reservationButtonConfig.safeParse({ buttonReservationTextColor: color }).success).toBe(true)
  }
  for (const looks of ['fill', 'line', 'text']) {
    expect(reservationButtonConfig.safeParse({ buttonReservationType: looks }).success).toBe(true)
  }
})

test('navigation has three levels', () => {
  const leaf = { title: '리프팅', url: '/products/1' }
  const item = { ...leaf, subList: [{ ...leaf, subList: [leaf] }] }
  expect(navigationItem.parse(item)).toEqual(item)
  expect(navigationItem.parse(leaf)).toEqual({ ...leaf, subList: [] })
  const admits = (subList: object[]) => navigationItem.safeParse({ ...leaf, subList }).success
  expect(admits(Array(16).fill(leaf))).toBe(true)
  expect(admits(Array(17).fill(leaf))).toBe(false)
  expect(admits([{ ...leaf, subList: Array(20).fill(leaf) }])).toBe(true)
  expect(admits([{ ...leaf, subList: Array(21).fill(leaf) }])).toBe(false)
  expect(admits([{ url: '/' }])).toBe(false)
})

test('a button leads to an address or to the widget', () => {
  expect(rightButtonList.parse([{ buttonText: '상담', buttonUrl: '/talk' }])).toEqual([
    { buttonText: '상담', buttonType: 'line', buttonUrl: '/talk', useWidget: 'none' },
  ])
  expect(rightButtonList.parse(undefined)).toEqual([])
  const pathsOf = (...buttons: object[]) =>
    rightButtonList.safeParse(buttons).error?.issues.map(({ path }) => path.join('/')) ?? []
  expect(pathsOf({ buttonText: '상담' })).toEqual(['0/buttonUrl'])
  expect(pathsOf({ buttonText: '상담', useWidget: 'none' })).toEqual(['0/buttonUrl'])
  expect(pathsOf({ buttonText: '상담', useWidget: 'visit' })).toEqual([])
  expect(pathsOf({ buttonText: '상담', useWidget: 'treatment' })).toEqual([])
  expect(pathsOf({ buttonText: '', useWidget: 'visit' })).toEqual(['0/buttonText'])
  expect(pathsOf(...Array(4).fill({ buttonText: '상담', buttonUrl: '/' }))).toEqual([''])
})
