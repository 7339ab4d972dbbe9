import type { retentionContract } from '#api/contract/retention.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'
import type { Retention, RetentionPeriod } from '#schema/retention.ts'

const period: RetentionPeriod = { amount: 1, unit: 'YEAR', keepsMembers: true, isKeptByLaw: false }
const retention: Retention = {
  isDeleting: false,
  ranAt: '2030-07-01T15:02:00.000Z',
  found: { RESERVATION: 12, CONSULTATION: 3, POST: 2 },
  forgotten: {},
  endless: [{ termId: 4, title: '민감정보 처리 동의', version: 1 }],
}

const examples: Examples<keyof typeof retentionContract> = {
  'GET /admin/retention': { response: retention },
  'PUT /admin/retention': { body: { isDeleting: true }, response: { ...retention, isDeleting: true } },
  'PUT /admin/terms/{id}/versions/{version}/retention-period': {
    params: { id: 3, version: 2 },
    body: { period },
    response: { period },
  },
}

export default examples
