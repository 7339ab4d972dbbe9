import { defineBlock } from '#schema/define-block.ts'
import { ground, line } from '#schema/primitives.ts'
import { sectionHead } from '#schema/section-head.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'AfterNoticeSection',
  slot: 'section',
  version: 1,
  title: '시술 후 주의 사항',
  description: '진료를 받은 뒤에 지킬 것을 진료마다 펼쳐 보여 줍니다.',
  schema: z.object({
    ...sectionHead,
    ground: ground.default('plain'),
    emptyText: line(80).default('진료 뒤의 안내는 진료실에서 적어 드립니다.').meta({ title: '없을 때의 글' }),
  }),
  migrations: {},
  sample: { title: '진료를 마친 뒤에' },
  queries,
  parameters: ['product'],
})
