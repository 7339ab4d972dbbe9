// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { askedFor } from './asked-for.ts'
import { followCampaign } from './campaign.ts'

beforeEach(() => localStorage.clear())

test('the first campaign is kept beside the last', () => {
  followCampaign('?utm_source=naver&utm_campaign=spring&page=2', () => localStorage)
  followCampaign('?keyword=a', () => localStorage)
  expect(followCampaign('?utm_source=kakao', () => localStorage)).toEqual({
    first: { utm_source: 'naver', utm_campaign: 'spring' },
    last: { utm_source: 'kakao' },
  })
})

test('storage that holds rubbish counts as none', () => {
  localStorage.setItem('danjang-campaign', '{')
  expect(followCampaign('', () => localStorage)).toEqual({ first: {}, last: {} })
})

test.each([
  ['?wcopen=1', { kind: 'visit', choice: {} }],
  ['?wqopen=1&wpid=7', { kind: 'consultation', choice: { productId: 7 } }],
  ['?wopen', { kind: 'treatment', choice: {} }],
  ['?weid=3&wpid=7', { kind: 'treatment', choice: { eventId: 3, productId: 7 } }],
  ['?wcid=4&wpid=x', { kind: 'treatment', choice: { categoryId: 4 } }],
  ['?wpid=7', null],
  ['', null],
])('%s opens %j', (search, wanted) => {
  expect(askedFor(search)).toEqual(wanted)
})
