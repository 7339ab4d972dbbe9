import type { linksContract } from '#api/contract/links.ts'
import type { Examples } from '#backend/documentation/example.ts'

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
    response: {
      isReviewable: true,
      rows: [{ title: '네이버 플레이스', url: 'm.place.naver.com/hospital/1000/review' }],
    },
  },
}

export default examples
