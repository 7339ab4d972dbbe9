import type { limitRefusalsContract } from '#api/contract/limit-refusals.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const examples: Examples<keyof typeof limitRefusalsContract> = {
  'GET /admin/limit-refusals': {
    response: {
      rows: [{ kind: 'HOLD', day: '2026-11-27', count: 37, lastAt: '2026-11-27T05:12:00.000Z' }],
    },
  },
}

export default examples
