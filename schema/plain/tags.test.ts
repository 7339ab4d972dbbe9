import { expect, test } from 'vitest'
import { tagsOf } from './tags.ts'

const none = { ga4Id: null, gtmId: null, naverAnalyticsId: null, kakaoPixelId: null }

test('the tags of a clinic are those that it has set, each with its own id', () => {
  expect(tagsOf(none)).toEqual([])
  expect(tagsOf({ ...none, kakaoPixelId: '', gtmId: 'GTM-1' })).toEqual([
    { kind: 'tag-manager', id: 'GTM-1' },
  ])
  expect(tagsOf({ ga4Id: 'G-1', gtmId: 'GTM-1', naverAnalyticsId: 'N', kakaoPixelId: 'K' })).toEqual([
    { kind: 'google-analytics', id: 'G-1' },
    { kind: 'tag-manager', id: 'GTM-1' },
    { kind: 'naver', id: 'N' },
    { kind: 'kakao', id: 'K' },
  ])
})
