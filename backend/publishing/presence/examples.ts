import type { presenceContract } from '#api/contract/presence.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const place = '/content/products/12'

const examples: Examples<keyof typeof presenceContract> = {
  'GET /admin/presence': {
    response: { rows: [{ name: '김매니저', role: 'manager', place, field: '/title', isSelf: false }] },
  },
  'PUT /admin/presence': { body: { place, field: '/title' } },
  'DELETE /admin/presence': {},
}

export default examples
