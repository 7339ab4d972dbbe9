import { defineBlock } from '#schema/define-block.ts'
import { ground, line, paragraph } from '#schema/primitives.ts'
import { sectionHead } from '#schema/section-head.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'ReviewSection',
  slot: 'section',
  version: 1,
  title: '후기',
  description: '후기를 새것부터 보여 줍니다. 누구에게 보일지는 병원 설정을 따릅니다.',
  schema: z.object({
    ...sectionHead,
    ground: ground.default('plain'),
    isPaged: z
      .boolean()
      .default(true)
      .meta({ title: '쪽으로 나누어 모두 보이기', hint: '끄면 처음 몇 개만 보입니다.' }),
    pageSize: z.number().int().min(1).max(30).default(10).meta({ title: '한 번에 보일 개수' }),
    notice: paragraph(300)
      .default('후기는 진료를 받은 분이 직접 적은 것이며, 결과는 사람에 따라 다릅니다.')
      .meta({ title: '안내문' }),
    emptyText: line(80).default('아직 남겨 주신 후기가 없습니다.').meta({ title: '없을 때의 글' }),
  }),
  migrations: {},
  sample: { title: '다녀가신 분의 말씀' },
  queries,
  parameters: ['page', 'product'],
})
