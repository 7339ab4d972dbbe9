import type { CallOutput } from '#api/client.ts'
import { defineBlock } from '#schema/define-block.ts'
import { line } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'CustomerBoardSection',
  slot: 'section',
  version: 1,
  title: '고객 게시판',
  description: '주소의 번호가 가리키는 게시판에 고객이 쓴 글을 보여 주고, 글을 쓰게 합니다.',
  schema: z.object({
    pageSize: z.number().int().min(5).max(50).default(15).meta({ title: '한 쪽의 개수' }),
    writeText: line(20).min(1).default('글쓰기').meta({ title: '쓰기 버튼의 글자' }),
    emptyText: line(100)
      .min(1)
      .default('아직 글이 없습니다. 궁금한 것을 처음으로 물어보세요.')
      .meta({ title: '글이 없을 때의 글' }),
  }),
  migrations: {},
  sample: {},
  queries,
  parameters: ['page'],
  subject: {
    query: 'boardType',
    describe: ({ name, description }: CallOutput<'GET /customer/board-types/{id}'>) => ({
      title: name,
      description,
      noindex: true,
    }),
  },
})
