import type { linksContract } from '#api/contract/links.ts'
import type { Examples } from '#backend/documentation/example.ts'

const link = {
  code: 'autumn26',
  targetUrl: '/events?utm_source=sms',
  title: '가을 이벤트 문자',
  expiresAt: null,
}

const stored = { ...link, createdAt: '2030-10-20T02:00:00.000Z' }
const review = { title: '네이버 플레이스', url: 'm.place.naver.com/hospital/1000/review' }
const rows = [{ ...review, languageCode: 'ko' as const }]

const examples: Examples<keyof typeof linksContract> = {
  'GET /customer/shorten-url': {
    query: { shortenUrl: 'autumn26' },
    response: { shortenUrl: 'autumn26', originUrl: link.targetUrl, title: link.title, expiresAt: null },
  },
  'GET /customer/review-urls': {
    query: { reservationId: '81', languageCode: 'ko' },
    response: { isReviewable: true, rows: [review] },
  },
  'GET /admin/short-links': { response: { rows: [stored] } },
  'POST /admin/short-links': { body: link, response: stored },
  'DELETE /admin/short-links/{code}': { params: { code: 'autumn26' } },
  'GET /admin/review-links': { response: { rows } },
  'PUT /admin/review-links': { body: { rows }, response: { rows } },
}

export default examples
