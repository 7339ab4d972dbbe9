import { loadScript } from '#store/later/load-script.ts'
import type { Tag, TagEvent, TagLoader } from './tag.ts'

declare global {
  interface Window {
    /** What Google's scripts read, from before they have come too. */
    dataLayer?: unknown[]
  }
}

const host = 'https://www.googletagmanager.com'

const push = (entry: unknown) => (window.dataLayer ??= []).push(entry)

/** Google's own function hands over its `arguments`, and a list in its place is passed over. */
function gtag(..._details: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  push(arguments)
}

/** Says, once and before any script of Google, that visits may be measured and nobody followed for advertisements. */
function tellConsent(): void {
  if (window.dataLayer) return
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
}

/** Campaign of the address, which is how a visit is told to come from an advertisement; nothing else of it is told. */
const isOfCampaign = (name: string) => /^(?:utm_|gclid$|gbraid$|wbraid$)/.test(name)

/** The page's address without what it is about. */
function pageAddress(page: string): string {
  const { origin, search } = window.location
  const kept = [...new URLSearchParams(search)].filter(([name]) => isOfCampaign(name))
  return `${origin}/${page}${kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''}`
}

const detailsOf = (event: TagEvent) => ({
  ...(event.name === 'page_view' && {
    page_location: pageAddress(event.page),
    page_title: document.location.hostname,
  }),
  ...(event.name === 'purchase' && { transaction_id: event.transactionId }),
})

/** Google Analytics 4. Source: developers.google.com/tag-platform/gtagjs. */
export const loadGoogleAnalytics: TagLoader = async (id) => {
  tellConsent()
  gtag('js', new Date())
  // Page views are sent one by one: left to itself, the tag sends full addresses with their parameters.
  gtag('config', id, { send_page_view: false })
  await loadScript(`${host}/gtag/js?id=${encodeURIComponent(id)}`)
  return (event) => gtag('event', event.name, { ...detailsOf(event), send_to: id })
}

/** Google Tag Manager. Source: developers.google.com/tag-platform/tag-manager. */
export const loadTagManager: TagLoader = async (id) => {
  tellConsent()
  push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  await loadScript(`${host}/gtm.js?id=${encodeURIComponent(id)}`)
  const tag: Tag = (event) => push({ event: event.name, ...detailsOf(event) })
  return tag
}
