import type { CallOutput } from '#api/client.ts'
import { defineBlock } from '#schema/define-block.ts'
import { paragraph } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'CustomerPostSection',
  slot: 'section',
  version: 1,
  title: '고객이 쓴 글',
  description: '주소의 번호가 가리키는 고객의 글 하나와 병원의 답. 비밀글은 비밀번호로 엽니다.',
  schema: z.object({
    privateText: paragraph(200)
      .min(1)
      .default('쓰신 분과 병원만 볼 수 있는 글입니다. 글을 쓸 때 정하신 비밀번호를 입력해 주세요.')
      .meta({ title: '비밀글의 안내' }),
  }),
  migrations: {},
  sample: {},
  queries,
  subject: {
    query: 'post',
    describe: ({ title }: CallOutput<'GET /customer/notice-customer-boards/{id}'>) => ({
      title,
      noindex: true,
    }),
  },
})
