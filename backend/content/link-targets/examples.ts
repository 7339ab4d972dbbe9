import type { linkTargetsContract } from '#api/contract/link-targets.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const examples: Examples<keyof typeof linkTargetsContract> = {
  'GET /admin/link-targets': {
    query: { search: 'ㅍㅋ' },
    response: {
      rows: [{ url: '/products/12', group: '시술', title: '피코 토닝', note: '', status: 'PUBLIC' }],
    },
  },
  'GET /admin/link-targets/described': {
    query: { url: '/products/12' },
    response: { title: '시술 · 피코 토닝', problem: null },
  },
}

export default examples
