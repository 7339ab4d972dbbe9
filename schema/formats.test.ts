import { expect, test } from 'vitest'
import { bannerLocation } from './banners.ts'
import { blockEnvelope, componentName } from './block.ts'
import { altText, gatedSource } from './files.ts'
import { partnerInformation, partnerProfile } from './partners.ts'
import { widgetData } from './widget.ts'

test.each([
  ['GlobalHeaderType1', true],
  ['Ab', true],
  [`A${'x'.repeat(79)}`, true],
  [`A${'x'.repeat(80)}`, false],
  ['A', false],
  ['header', false],
  ['Global-Header', false],
  ['xGlobal', false],
])('a component may be called %s: %s', (name, admitted) => {
  expect(componentName.safeParse(name).success).toBe(admitted)
})

test.each([
  ['a-B_1', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['', false],
  ['a b', false],
  ['가', false],
])('a block may have the id %j: %s', (id, admitted) => {
  const block = { id, component: 'TextSection', version: 1, data: { title: '가' } }
  expect(blockEnvelope.safeParse(block).success).toBe(admitted)
})

test('a block is hidden, or nothing is said of it', () => {
  const admits = (values: object) =>
    blockEnvelope.safeParse({ id: 'a', component: 'TextSection', version: 1, data: {}, ...values }).success
  expect([{}, { hidden: true }, { hidden: false }, { version: 0 }, { data: null }].map(admits)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test.each([
  ['HOME_TOP', true],
  ['A', true],
  [`A${'9'.repeat(39)}`, true],
  [`A${'9'.repeat(40)}`, false],
  ['home', false],
  ['_TOP', false],
  ['1TOP', false],
  ['HOME TOP', false],
])('a banner may stand at %s: %s', (location, admitted) => {
  expect(bannerLocation.safeParse(location).success).toBe(admitted)
})

test.each([
  ['/_files/1/gated/0123456789abcdef.webp', true],
  ['/_files/1234567890/gated/0123456789abcdef.webp', true],
  ['/_files/0/gated/0123456789abcdef.webp', false],
  ['/_files/12345678901/gated/0123456789abcdef.webp', false],
  ['/_files/1/0123456789abcdef.webp', false],
  ['/_files/1/gated/0123456789abcde.webp', false],
  ['/_files/1/gated/0123456789abcdeff.webp', false],
  ['/_files/1/gated/0123456789ABCDEF.webp', false],
  ['/_files/1/gated/0123456789abcdef.webp?x', false],
  ['/_files/1/gated/0123456789abcdefxwebp', false],
  ['https://evil.example/_files/1/gated/0123456789abcdef.webp', false],
])('a gated picture may be kept at %s: %s', (source, admitted) => {
  expect(gatedSource.safeParse(source).success).toBe(admitted)
})

test('a picture that is uploaded has words', () => {
  expect([altText.safeParse('').success, altText.safeParse('시술실').success]).toEqual([false, true])
})

test.each([
  ['10:00', true],
  ['10:00:00', true],
  ['09:30:59', true],
  ['23:59', true],
  ['24:00', false],
  ['10:60', false],
  ['10:00:60', false],
  ['10:00:', false],
  ['1000', false],
  ['x10:00', false],
  ['10:00x', false],
  [null, true],
])('a clinic may open at %j: %s', (mondayOpen, admitted) => {
  expect(partnerInformation.safeParse({ partnerName: '가', mondayOpen }).success).toBe(admitted)
})

test.each([
  [{ lat: 90, lng: 180 }, true],
  [{ lat: -90, lng: -180 }, true],
  [{ lat: 91 }, false],
  [{ lat: -91 }, false],
  [{ lng: 181 }, false],
  [{ lng: -181 }, false],
  [{ partnerName: '' }, false],
  [{ homepageConfig: { popupGridWidthCount: 0 } }, false],
  [{ homepageConfig: { popupGridWidthCount: 6 } }, true],
  [{ homepageConfig: { popupGridWidthCount: 7 } }, false],
])('a partner with %j: %s', (values, admitted) => {
  expect(partnerProfile.safeParse({ partnerName: '가', ...values }).success).toBe(admitted)
})

test('a partner that tells but its name shows prices, takes bookings strictly, and shows cases to members', () => {
  expect(partnerProfile.parse({ partnerName: '가' })).toMatchObject({
    wayToPartnerByBus: [],
    wayToPartnerBySubway: [],
    operationTimeType: 'weekWeekend',
    mondayOpen: null,
    homepageConfig: {
      version: '2',
      hasPriceView: true,
      isIncludeVat: true,
      hideEventPageDefaultProductOption: false,
      exposureCategory: 'body',
      isIconExposure: false,
      isForceReservation: false,
      reservationMode: 'STRICT',
      homepageType: 'BRANDING',
      useMedicalCharge: true,
      seoKeywords: [],
      useWidget: true,
      popupType: 'LAYER',
      isPopupDimmed: true,
      popupGridWidthCount: 3,
      popupTopOffset: 60,
      popupLeftOffset: 60,
      popupBottomOffset: 60,
      popupRightOffset: 60,
      beforeAfterVisibility: 'members',
      reviewVisibility: 'members',
    },
  })
})

test.each([
  ['https://widget.example', true],
  ['https://widget.example:8443/a?b=c', true],
  ['HTTPS://Widget.Example/x', true],
  ['http://widget.example', false],
  ['https://user@widget.example', false],
  ['https://widget.example:123456/', false],
  ['https://widget.example:/', false],
  ['https://widget.example/a b', false],
  ['https://widget.example/"x', false],
  ['https://', false],
  ['xhttps://widget.example', false],
  [null, true],
])('a widget’s script may come from %j: %s', (widgetUrl, admitted) => {
  expect(widgetData.safeParse({ widgetUrl }).success).toBe(admitted)
})

test('a widget is our own, for all bookings, in the site’s colours, unless told', () => {
  expect(widgetData.parse({})).toEqual({
    title: '예약 · 상담',
    widgetUrl: null,
    consultingReservationOnly: false,
    themeColors: {},
  })
  expect(widgetData.parse({ themeColors: { primary: '#0f5b45', secondary: '#ffffff' } }).themeColors).toEqual(
    { primary: '#0f5b45', secondary: '#ffffff' },
  )
  expect(widgetData.safeParse({ title: '' }).success).toBe(false)
})
