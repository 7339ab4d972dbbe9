import type { waitingsContract } from '#api/contract/waitings.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'
import { reservation } from '#backend/booking/reservations/examples.ts'

const linkToken = '2f.vkq0mo.YW3vZ4kq0kY2yW5Xq3nX8j1l'
const day = '2030-11-04'

const waiting = {
  id: 87,
  status: 'OFFERED' as const,
  day,
  part: 'MORNING' as const,
  employee: null,
  items: [{ productOptionId: 31, productName: '스킨부스터', optionName: '1회', quantity: 1 }],
  offer: {
    reservedAt: '2030-11-04T01:00:00.000Z',
    day,
    time: '10:00',
    employee: { id: 3, name: '한서윤' },
    expiresAt: '2030-11-02T05:30:00.000Z',
  },
  hasMissed: false,
  createdAt: '2030-10-20T02:00:00.000Z',
}

const examples: Examples<keyof typeof waitingsContract> = {
  'POST /customer/waitings': {
    body: {
      day,
      part: 'MORNING',
      items: [{ productOptionId: 31, quantity: 1 }],
      contactName: '김하늘',
      contactPhone: '010-1234-5678',
      phoneProof: '1918694400000.YW3vZ4kq0kY2yW5Xq3nX8j1l3b2eU0rQm9m7cV0sT1o',
      agreements: [{ termId: 2, version: 3, isAgreed: true }],
      channel: 'WIDGET',
    },
    response: { ...waiting, status: 'WAITING', offer: null, linkToken },
  },
  'GET /customer/waitings': { response: { rows: [{ ...waiting, linkToken }] } },
  'POST /guest/waitings/lookup': {
    body: { linkToken },
    response: { ...waiting, linkToken, contactName: '김하늘', terms: [] },
  },
  'POST /guest/waitings/accept': {
    body: { linkToken },
    response: reservation,
  },
  'POST /guest/waitings/withdraw': { body: { linkToken } },
  'GET /admin/waitings': {
    query: { day },
    response: {
      rows: [{ ...waiting, contactName: '김*늘', contactPhone: '+8210****5678', isMember: false }],
      count: 1,
    },
  },
  'DELETE /admin/waitings/{waitingId}': { params: { waitingId: 87 } },
}

export default examples
