import type { apiKeysContract } from '#api/contract/api-keys.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'
import type { ApiKey } from '#schema/api-keys.ts'

const key: ApiKey = {
  id: 4,
  name: '차트 프로그램',
  scopes: ['reservations:read', 'reservations:write'],
  hint: 'x9Qa',
  createdBy: '김단장',
  isMakerDisabled: false,
  createdAt: '2030-07-01T02:00:00.000Z',
  expiresAt: '2031-07-01T02:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
}

const examples: Examples<keyof typeof apiKeysContract> = {
  'GET /admin/api-keys': { response: { rows: [key] } },
  'POST /admin/api-keys': {
    body: { name: key.name, scopes: key.scopes, days: 365 },
    response: { ...key, token: 'dj_0ZkWv0Yb3m1R8pQ2sT5uX7yA9cE4gH6jK1lN3oPx9Qa' },
  },
  'DELETE /admin/api-keys/{id}': { params: { id: 4 } },
}

export default examples
