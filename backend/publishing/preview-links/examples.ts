import type { previewLinksContract } from '#api/contract/preview-links.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const until = '2030-07-03T05:00:00.000Z'

const examples: Examples<keyof typeof previewLinksContract> = {
  'GET /admin/preview-links': {
    response: {
      count: 1,
      until,
      answers: [{ isApproved: true, note: '', answeredAt: '2030-07-02T05:12:00.000Z', isOutdated: false }],
    },
  },
  'POST /admin/preview-links': {
    body: { hours: 24 },
    response: { address: '/_preview/Zm9ydHktdGhyZWUtbGV0dGVycy10aGF0LW5vYm9keS1r', until },
  },
  'POST /preview-answers': { body: { isApproved: false, note: '대표 사진을 바꿔 주세요.' } },
  'DELETE /admin/preview-links': {},
}

export default examples
