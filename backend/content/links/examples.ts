import type { linksContract } from '#api/contract/links.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const places = {
  isReviewable: true,
  rows: [{ title: '네이버 플레이스', url: 'm.place.naver.com/hospital/1000/review' }],
}

const examples: Examples<keyof typeof linksContract> = {
  'GET /customer/shorten-url': {
    query: { shortenUrl: 'autumn26' },
    response: {
      shortenUrl: 'autumn26',
      originUrl: '/events?utm_source=sms',
      title: '가을 이벤트 문자',
      expiresAt: null,
    },
  },
  'GET /customer/review-urls': {
    query: { reservationId: '81', languageCode: 'ko' },
    response: places,
  },
  'POST /guest/review-urls': {
    body: { phone: '010-1234-5678', code: 'K7PX2MQ9', languageCode: 'ko' },
    response: places,
  },
}

export default examples
