import type { siteMapContract } from '#api/contract/site-map.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const examples: Examples<keyof typeof siteMapContract> = {
  'GET /site-map': {
    query: { page: 1 },
    response: {
      rows: [
        { path: '/', updatedAt: null },
        { path: '/products/12', updatedAt: null },
        { path: '/cscenter/notice/3', updatedAt: '2026-11-02T01:00:00.000Z' },
      ],
      count: 3,
    },
  },
}

export default examples
