import type { consoleCustomersContract } from '#api/contract/console-customers.ts'
import { member } from '#backend/people/customers/examples.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'
import type { CustomerExport, CustomerRecord } from '#schema/customer-records.ts'

const customerId = { params: { customerId: member.id } }

const visits = {
  next: { reservationId: 7, reservedAt: '2030-11-04T01:00:00.000Z', status: 'CONFIRMED' as const },
  lastVisitAt: '2026-10-02T05:00:00.000Z',
  visits: 3,
  noShows: 0,
}

const masked: CustomerRecord = {
  ...member,
  ...visits,
  name: '김*늘',
  phone: '+8210****5678',
  email: 'h***@example.com',
  birthDate: '1990-**-**',
  isRevealed: false,
  memo: '조용한 방을 좋아하심',
}

const taken: CustomerExport = {
  exportedAt: '2026-11-23T02:00:00.000Z',
  customer: { id: member.id, name: member.name, phone: member.phone },
  consents: member.consents,
  reservations: [{ id: 7, reservedAt: visits.next.reservedAt, status: 'CONFIRMED' }],
  posts: [],
  cart: [],
  socialAccounts: [],
}

const examples: Examples<keyof typeof consoleCustomersContract | 'DELETE /customers/this'> = {
  'GET /admin/customers': {
    query: { keyword: 'ㄱㅎㄴ' },
    response: {
      rows: [
        {
          id: member.id,
          kind: 'member',
          name: masked.name,
          phone: masked.phone,
          ...visits,
          isMarketingAgreed: true,
          createdAt: member.createdAt,
        },
      ],
      count: 1,
    },
  },
  'GET /admin/customers/{customerId}': { ...customerId, response: masked },
  'POST /admin/customers/{customerId}/reveal': {
    ...customerId,
    response: { ...masked, ...member, isRevealed: true },
  },
  'PUT /admin/customers/{customerId}/memo': { ...customerId, body: { memo: masked.memo } },
  'POST /admin/customers/{customerId}/export': { ...customerId, response: taken },
  'DELETE /admin/customers/{customerId}': customerId,
  'DELETE /customers/this': {
    body: { password: '봄날의 산책 3월' },
    response: { cancelledReservations: [{ reservedAt: '2030-11-04T01:00:00.000Z' }], withdrawnWaitings: 0 },
  },
}

export default examples
