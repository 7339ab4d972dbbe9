import type { CallOutput } from '#api/client.ts'
import { defineBlock } from '#schema/define-block.ts'
import { link } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'BeforeAfterDetailSection',
  slot: 'section',
  version: 1,
  title: '전후 사례 하나',
  description: '주소의 번호가 가리키는 사례를 사진을 비교하며 보여 줍니다.',
  schema: z.object({
    list: link
      .default({ title: '전후 사례', url: '/before-afters' })
      .meta({ title: '목록', hint: '목록의 이름과 주소입니다.' }),
  }),
  migrations: {},
  sample: {},
  queries,
  subject: {
    query: 'everybody',
    describe: ({ title, note, cover, gate }: CallOutput<'GET /customer/before-afters/{id}'>) => ({
      title,
      description: note,
      image: cover,
      noindex: gate.required !== null,
      breadcrumbs: [{ title: '전후 사례', url: '/before-afters' }],
    }),
  },
})
