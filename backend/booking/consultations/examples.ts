import type { consultationsContract } from '#api/contract/consultations.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const asked = {
  id: 95,
  status: 'NEW' as const,
  product: { id: 12, name: '스킨부스터' },
  message: '시술 뒤 며칠이나 쉬어야 하나요?',
  wishedDay: '2030-11-04',
  wishedPart: 'AFTERNOON' as const,
}
const consultation = {
  ...asked,
  contactName: '김*늘',
  contactPhone: '+8210****5678',
  isMember: false,
  isMinor: false,
  memo: '',
  reservationId: null,
  createdAt: '2030-10-20T02:00:00.000Z',
  answeredAt: null,
}
const own = { ...asked, canWithdraw: true, createdAt: '2030-10-20T02:00:00.000Z' }
const ids = { params: { consultationId: 95 } }

const examples: Examples<keyof typeof consultationsContract> = {
  'POST /customer/consultations': {
    body: {
      productId: 12,
      message: '시술 뒤 며칠이나 쉬어야 하나요?',
      wishedDay: '2030-11-04',
      wishedPart: 'AFTERNOON',
      contactName: '김하늘',
      contactPhone: '010-1234-5678',
      phoneProof: '1918694400000.YW3vZ4kq0kY2yW5Xq3nX8j1l3b2eU0rQm9m7cV0sT1o',
      agreements: [{ termId: 2, version: 3, isAgreed: true }],
      channel: 'WIDGET',
    },
    response: { id: 95, createdAt: '2030-10-20T02:00:00.000Z' },
  },
  'GET /customer/consultations': { query: { page: 1 }, response: { rows: [own], count: 1 } },
  'POST /customer/consultations/{consultationId}/withdraw': {
    ...ids,
    response: { ...own, status: 'WITHDRAWN', canWithdraw: false },
  },
  'GET /admin/consultations': { query: { status: 'NEW' }, response: { rows: [consultation], count: 1 } },
  'GET /admin/consultations/{consultationId}': { ...ids, response: consultation },
  'POST /admin/consultations/{consultationId}/reveal': {
    ...ids,
    response: { ...consultation, contactName: '김하늘', contactPhone: '+821012345678' },
  },
  'PUT /admin/consultations/{consultationId}': {
    ...ids,
    body: { status: 'CONTACTED', memo: '화요일 오후에 다시 전화' },
    response: {
      ...consultation,
      status: 'CONTACTED',
      memo: '화요일 오후에 다시 전화',
      answeredAt: '2030-10-20T03:00:00.000Z',
    },
  },
}

export default examples
