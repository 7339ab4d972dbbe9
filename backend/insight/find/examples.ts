import type { findContract } from '#api/contract/find.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const examples: Examples<keyof typeof findContract> = {
  'GET /admin/find': {
    query: { q: 'ㅍㅋ' },
    response: {
      rows: [
        {
          kind: 'row',
          group: '시술',
          title: '피코 토닝',
          note: '',
          status: 'PUBLIC',
          link: '/content/products/12',
        },
      ],
    },
  },
}

export default examples
