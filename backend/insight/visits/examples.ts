import type { visitsContract } from '#api/contract/visits.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const examples: Examples<keyof typeof visitsContract> = {
  'POST /visits': { body: { path: '/products/12', device: 'PHONE', source: 'SEARCH' } },
  'GET /admin/statistics': {
    query: { from: '2026-11-01', to: '2026-11-02' },
    response: {
      from: '2026-11-01',
      to: '2026-11-02',
      since: '2026-09-12',
      days: [
        { day: '2026-11-01', visits: 48, views: 131, bookings: 2, cancelled: 0 },
        { day: '2026-11-02', visits: 97, views: 270, bookings: 5, cancelled: 1 },
      ],
      before: { visits: 120, views: 340, bookings: 6 },
      devices: [
        { device: 'PHONE', visits: 113 },
        { device: 'PC', visits: 32 },
      ],
      sources: [
        { source: 'SEARCH', visits: 71 },
        { source: 'ADVERTISEMENT', visits: 30 },
        { source: 'SOCIAL', visits: 19 },
        { source: 'LINK', visits: 4 },
        { source: 'DIRECT', visits: 21 },
      ],
      products: [{ id: 12, name: '피코 토닝', views: 44, bookings: 3 }],
    },
  },
}

export default examples
