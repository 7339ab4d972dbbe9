import type { previewLinksContract } from '#api/contract/preview-links.ts'
import type { Examples } from '#backend/documentation/example.ts'

const until = '2030-07-03T05:00:00.000Z'

const examples: Examples<keyof typeof previewLinksContract> = {
  'GET /admin/preview-links': { response: { count: 1, until } },
  'POST /admin/preview-links': {
    body: { hours: 24 },
    response: { address: '/_preview/Zm9ydHktdGhyZWUtbGV0dGVycy10aGF0LW5vYm9keS1r', until },
  },
  'DELETE /admin/preview-links': {},
}

export default examples
