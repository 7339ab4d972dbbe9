// @vitest-environment happy-dom
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { createApiClient } from '#api/client.ts'
import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import type { Partner } from '#schema/partners.ts'
import { knownClock } from '#tests/support/known-clock.ts'
import { createApplicationStore } from '#store/application-store.ts'
import { followTags } from './follow-tags.ts'

/** Addresses of the scripts that were asked for. */
let scripts: string[]
/** What the pixel of Kakao was told, by its names. */
let told: string[]
/** Scripts whose address has this in it do not come. */
let blocked: RegExp
let stop: (() => void)[]

const ids = { ga4Id: 'G-ABC123', gtmId: null, naverAnalyticsId: null, kakaoPixelId: '1234567890' }

beforeEach(() => {
  scripts = []
  told = []
  stop = []
  blocked = /^$/
  const tell = (name: string) => () => told.push(name)
  const pixel = {
    pageView: tell('pageView'),
    viewContent: tell('viewContent'),
    addToCart: tell('addToCart'),
    participation: tell('participation'),
  }
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return
    scripts.push(script.src)
    const comes = !blocked.test(script.src)
    if (comes && script.src.includes('kp.js')) window.kakaoPixel = () => pixel
    queueMicrotask(() => script.dispatchEvent(new Event(comes ? 'load' : 'error')))
  })
  window.history.replaceState(null, '', '/products/acne?utm_source=naver&keyword=여드름')
})
afterEach(() => {
  for (const end of stop) end()
  delete window.dataLayer
  delete window.kakaoPixel
})

/** A document of a clinic's site that shows a page. */
function start(info: Partial<Partner['partnerMarketingInfo']>, page = 'product') {
  const api = createApiClient({ baseUrl: 'http://api.invalid', origin: 'http://clinic.invalid' })
  const queryClient = new QueryClient()
  const store = createApplicationStore()
  queryClient.setQueryData(getPartnerQueryOptions(api).queryKey, {
    partnerMarketingInfo: { ...ids, asksTagConsent: true, ...info },
  } as Partner)
  store.getState().showPath('/products/1', page)
  stop.push(followTags({ api, queryClient, store, clock: knownClock() }))
  const call = (mutationKey: string[]) =>
    new MutationObserver(queryClient, { mutationKey, mutationFn: () => Promise.resolve({}) }).mutate()
  return { ...store.getState(), store, call }
}
/** What Google Analytics was told, without its consent and set-up. */
const events = () =>
  (window.dataLayer ?? [])
    .map((entry) => [...(entry as unknown[])])
    .filter(([command]) => command === 'event')

test('nothing is asked and nothing loads where the clinic has set no tag', () => {
  const { store } = start({ ga4Id: null, kakaoPixelId: null })
  expect(store.getState().tags.isAsked).toBe(false)
  expect(scripts).toEqual([])
})

test('no script loads before the visitor agrees, and none after a refusal', () => {
  const { store, giveTagConsent } = start({})
  expect(store.getState().tags.isAsked).toBe(true)
  giveTagConsent('denied')
  expect(store.getState().tags.isAsked).toBe(false)
  expect(scripts).toEqual([])
  expect(window.dataLayer).toBeUndefined()
})

test('a clinic that does not ask measures at once, until the visitor refuses', async () => {
  const { giveTagConsent, showPath } = start({ asksTagConsent: false })
  await eventually(() => expect(told).toEqual(['pageView', 'viewContent']))
  giveTagConsent('denied')
  showPath('/events', 'events')
  expect(told).toEqual(['pageView', 'viewContent'])
})

test('what a visitor does is told by the names of each service, and nothing of what it is about', async () => {
  const { giveTagConsent, showPath, openReservation, countReservation, call } = start({})
  giveTagConsent('granted')
  await eventually(() => expect(told).toEqual(['pageView', 'viewContent']))
  await call(['POST /guest/carts'])
  openReservation('treatment')
  countReservation()
  showPath('/cart', 'cart')
  // Sets how often something is wanted.
  await call(['POST /guest/carts'])
  expect(told).toEqual(['pageView', 'viewContent', 'addToCart', 'participation', 'pageView'])
  expect(events().map(([, name]) => name)).toEqual([
    'page_view',
    'view_item',
    'add_to_cart',
    'begin_checkout',
    'purchase',
    'page_view',
  ])
  const [[, , first] = []] = events()
  expect(first).toMatchObject({
    page_location: `${window.location.origin}/product?utm_source=naver`,
    send_to: 'G-ABC123',
  })
  expect(JSON.stringify(window.dataLayer)).not.toMatch(/acne|여드름/)
})

test('consent stands before every script of Google, and denies advertisements', async () => {
  const { giveTagConsent } = start({ kakaoPixelId: null, gtmId: 'GTM-ABC' })
  giveTagConsent('granted')
  await eventually(() => expect(scripts).toHaveLength(2))
  const [first, ...others] = (window.dataLayer ?? []).map((entry) => Object.values(entry as object))
  expect(others.map(([command]) => command as unknown)).not.toContain('consent')
  expect(first).toEqual([
    'consent',
    'default',
    {
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    },
  ])
})

test('a tag that is blocked or throws leaves the others alone', async () => {
  blocked = /gtag/
  const { giveTagConsent, showPath } = start({})
  giveTagConsent('granted')
  await eventually(() => expect(told).toEqual(['pageView', 'viewContent']))
  window.kakaoPixel = () => {
    throw new Error('kp.js is broken.')
  }
  expect(() => showPath('/events', 'events')).not.toThrow()
})
