import type { scheduledPublicationsContract } from '#api/contract/scheduled-publications.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const id = 7
const dueAt = '2030-12-20T15:00:00.000Z'
const endsAt = '2030-12-26T15:00:00.000Z'

const examples: Examples<keyof typeof scheduledPublicationsContract> = {
  'GET /admin/scheduled-publications': {
    response: {
      rows: [
        {
          id,
          dueAt,
          endsAt,
          by: '관리자',
          createdAt: '2030-12-01T02:00:00.000Z',
          ends: null,
          problem: null,
          changes: [{ kind: 'global', key: 'header', title: '헤더', isRemoved: false }],
        },
      ],
    },
  },
  'POST /admin/scheduled-publications': {
    body: {
      changes: [{ kind: 'global', key: 'header', etag: '"5f1d0f7c2b9a4e6d8c3b1a0f9e8d7c6b"' }],
      dueAt,
      endsAt,
    },
    response: { id, dueAt, endsAt },
  },
  'DELETE /admin/scheduled-publications/{id}': { params: { id } },
}

export default examples
