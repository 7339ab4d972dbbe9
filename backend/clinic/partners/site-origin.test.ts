import { partnerProfile } from '#schema/partners.ts'
import { expect, test } from 'vitest'
import { siteOrigin } from './site-origin.ts'

test.each([
  ['https://clinic.kr/home', 'https://clinic.kr'],
  ['clinic.kr', 'https://clinic.kr'],
  ['/events', 'https://main.example'],
  ['tel:02-1234-5678', 'https://main.example'],
  [null, 'https://main.example'],
])('links of a clinic with the address %s begin with %s', (domainUrl, origin) => {
  const profile = partnerProfile.parse({ partnerName: '단장의원', partnerMarketingInfo: { domainUrl } })
  expect(siteOrigin(profile, 'main.example', (host) => `https://${host}`)).toBe(origin)
})
