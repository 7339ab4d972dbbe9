import type { searchContract } from '#api/contract/search.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const examples: Examples<keyof typeof searchContract> = {
  'GET /customer/search': {
    query: { keyword: 'ㅂㅌㅅ', kinds: 'product,faq' },
    response: {
      suggestion: null,
      count: 2,
      groups: [
        {
          kind: 'product',
          count: 1,
          rows: [
            {
              id: 12,
              title: '사각턱 보톡스',
              titleMarks: [[4, 7]],
              excerpt: '씹는 근육을 줄여 각진 턱을 부드럽게 합니다.',
              excerptMarks: [],
              label: '',
              path: '/products/12',
              image: { src: '/_files/1/botox.webp', alt: '상담실', width: 1200, height: 800 },
              price: {
                amount: 99_000,
                regularAmount: 120_000,
                discountRate: 17,
                kind: 'SALE',
                eventId: null,
                endsAt: '2026-11-30T15:00:00.000Z',
                isIncludeVat: true,
                isFrom: true,
              },
            },
          ],
        },
        {
          kind: 'faq',
          count: 1,
          rows: [
            {
              id: 3,
              title: '보톡스는 얼마나 오래가나요?',
              titleMarks: [[0, 3]],
              excerpt: '부위와 용량에 따라 서너 달쯤 이어집니다.',
              excerptMarks: [],
              label: '시술',
              path: '/cscenter/faq',
              image: null,
              price: null,
            },
          ],
        },
      ],
      validUntil: '2026-11-30T15:00:00.000Z',
    },
  },
}

export default examples
