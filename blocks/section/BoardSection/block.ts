import type { CallOutput } from '#api/client.ts'
import { defineBlock } from '#schema/define-block.ts'
import { ground, line } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'BoardSection',
  slot: 'section',
  version: 1,
  title: '게시판',
  description:
    '주소의 번호가 가리키는 게시판의 글을 목록, 카드, 사진 가운데 게시판에 정한 모양으로 보여 줍니다.',
  schema: z.object({
    ground: ground.default('plain'),
    pageSize: z.number().int().min(4).max(48).default(12).meta({ title: '한 쪽의 개수' }),
    hasSearch: z.boolean().default(true).meta({ title: '검색 보이기' }),
    emptyText: line(80).default('아직 올린 글이 없습니다.').meta({ title: '없을 때의 글' }),
  }),
  migrations: {},
  sample: {},
  queries,
  parameters: ['keyword', 'page'],
  subject: {
    query: 'boardType',
    describe: ({ name, description }: CallOutput<'GET /customer/board-types/{id}'>) => ({
      title: name,
      description,
      breadcrumbs: [{ title: '읽을거리', url: '/boards' }],
    }),
  },
})
