import type { CallOutput } from '#api/client.ts'
import { defineBlock } from '#schema/define-block.ts'
import { paragraph } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'CustomerPostFormSection',
  slot: 'section',
  version: 1,
  title: '고객의 글쓰기',
  description: '고객 게시판에 글을 쓰고 고칩니다. 비회원은 이름과 비밀번호로 씁니다.',
  schema: z.object({
    lead: paragraph(200)
      .default('전화번호처럼 남이 보면 안 되는 것은 비밀글로 써 주세요. 병원의 답은 이 게시판에 올라옵니다.')
      .meta({ title: '안내' }),
  }),
  migrations: {},
  sample: {},
  queries,
  parameters: ['id'],
  subject: {
    query: 'boardType',
    describe: ({ name }: CallOutput<'GET /customer/board-types/{id}'>) => ({
      title: `${name} 글쓰기`,
      noindex: true,
    }),
  },
})
