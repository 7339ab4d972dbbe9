import type { settingsContract } from '#api/contract/settings.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const params = { setting: 'clinic' }
const data = { partnerName: '단장의원', partnerTel: '02-1234-5678' }
const state = {
  etag: '"5f1d0f7c2b9a4e6d8c3b1a0f9e8d7c6b"',
  data,
  page: '/',
  saved: { by: '김실장', at: '2026-11-20T01:00:00.000Z' },
  warnings: [],
}

const examples: Examples<keyof typeof settingsContract> = {
  'GET /admin/settings': {
    response: {
      rows: [
        {
          name: 'clinic',
          title: '병원 정보',
          description: '이름과 연락처, 오시는 길.',
          place: 10,
          menu: 'settings',
          jsonSchema: { type: 'object' },
          can: { write: true },
          access: { read: ['owner', 'manager', 'editor', 'desk'], write: ['owner', 'manager'] },
        },
      ],
    },
  },
  'GET /admin/settings/{setting}': { params, response: state },
  'PUT /admin/settings/{setting}': {
    params,
    query: { acceptReservations: 'false' },
    body: data,
    response: state,
  },
  'POST /admin/settings/{setting}/check': { params, body: data, response: { data } },
}

export default examples
