import type { faqsContract } from '#api/contract/faqs.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const faq = {
  id: 7,
  groupId: 2,
  groupName: '예약',
  question: '상담만 받아도 되나요?',
  answer: [{ type: 'paragraph' as const, text: '네. 당일에 진료를 결정하지 않으셔도 됩니다.' }],
}

const query = { languageCode: 'ko' as const }

const examples: Examples<keyof typeof faqsContract> = {
  'GET /customer/faqs': { query: { groupId: 2 }, response: { rows: [faq], count: 1 } },
  'GET /customer/faqs/this/group': {
    query,
    response: { rows: [{ id: 2, name: '예약', faqs: [faq] }] },
  },
}

export default examples
