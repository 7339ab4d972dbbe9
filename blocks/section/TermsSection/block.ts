import { defineBlock } from '#schema/define-block.ts'
import { line } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'TermsSection',
  slot: 'section',
  version: 1,
  title: '약관',
  description: '약관 하나를 차례와 함께 보여 줍니다. 지난 판도 골라 볼 수 있습니다.',
  schema: z.object({
    code: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/, '약관을 골라 주세요. 주소에 쓰는 이름을 적어도 됩니다. 예: privacy-policy')
      .meta({ title: '약관', names: 'term-codes' }),
    title: line(60).min(1).meta({ title: '제목', hint: '약관이 아직 없을 때도 보입니다.' }),
    emptyText: line(80).default('아직 올린 글이 없습니다.').meta({ title: '없을 때의 글' }),
  }),
  migrations: {},
  sample: { code: 'privacy-policy', title: '개인정보처리방침' },
  queries,
  parameters: ['version'],
})
