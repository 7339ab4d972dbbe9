import type { overviewContract } from '#api/contract/overview.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const examples: Examples<keyof typeof overviewContract> = {
  'GET /admin/overview': {
    response: {
      agenda: [
        {
          at: '2026-11-30T15:00:00.000Z',
          change: 'ENDS',
          resourceTitle: '이벤트',
          title: '스킨부스터 1회',
          link: '/content/events/7',
        },
      ],
      drafts: [{ kind: 'page', key: 'home', by: '김매니저', at: '2026-11-20T02:00:00.000Z' }],
      unpublishedYear: null,
    },
  },
}

export default examples
