import type { publicationChecksContract } from '#api/contract/publication-checks.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const examples: Examples<keyof typeof publicationChecksContract> = {
  'POST /admin/publication-checks': {
    body: { changes: [{ kind: 'page', key: 'introduce' }] },
    response: {
      rows: [
        {
          kind: 'link',
          severity: 'check',
          place: { kind: 'page', key: 'introduce', block: 'block-1' },
          field: '/button/url',
          where: ['병원 소개', '큰 그림', '버튼', '주소'],
          excerpt: { before: '', phrase: '/products/999', after: '' },
          message: '링크가 가리키는 것이 지워졌거나 없습니다.',
          action: '다른 것으로 바꾸거나 링크를 지워 주세요.',
        },
      ],
      count: 1,
    },
  },
}

export default examples
