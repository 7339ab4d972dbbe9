import type { Examples } from '#backend/calls/documentation/example.ts'
import type { PublicationCall } from './routes.ts'

const examples: Examples<PublicationCall> = {
  'POST /admin/publish': {
    body: { changes: [{ kind: 'global', key: 'header', etag: '"5f1d0f7c2b9a4e6d8c3b1a0f9e8d7c6b"' }] },
    response: { revision: 13 },
  },
  'GET /admin/revisions': {
    response: {
      rows: [
        {
          revision: 13,
          publishedAt: '2026-11-20T02:00:00.000Z',
          author: '관리자',
          restoredFrom: null,
          current: true,
          acceptedWords: [
            {
              where: ['이벤트', '히어로', '제목'],
              excerpt: { before: '', phrase: '최고', after: '의 결과' },
              message: '최상급 표현 · 객관적으로 증명할 수 없습니다. (의료법 제56조)',
            },
          ],
        },
      ],
    },
  },
  'POST /admin/revisions/{revision}/restore': {
    params: { revision: 12 },
    query: { drafts: 'follow' },
    response: { revision: 14 },
  },
}

export default examples
