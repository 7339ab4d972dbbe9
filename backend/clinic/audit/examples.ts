import type { Examples } from '#backend/calls/documentation/example.ts'

const examples: Examples<'GET /admin/audit'> = {
  'GET /admin/audit': {
    query: { page: '1', pageSize: '20' },
    response: {
      rows: [
        {
          id: 31,
          at: '2026-11-20T01:00:00.000Z',
          by: '김실장',
          action: 'CHANGED',
          resource: 'products',
          resourceTitle: '시술',
          rowId: 12,
          title: '보톡스',
          changes: [{ field: '옵션과 가격 1 · 정가', before: '99,000', after: '89,000' }],
          warnings: [],
        },
      ],
      count: 1,
    },
  },
}

export default examples
