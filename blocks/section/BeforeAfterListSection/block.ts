import { defineBlock } from '#schema/define-block.ts'
import { ground, line, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'BeforeAfterListSection',
  slot: 'section',
  version: 1,
  title: '전후 사례 목록',
  description: '전후 사례를 쪽으로 나누어 모두 보여 줍니다. 누구에게 보일지는 병원 설정을 따릅니다.',
  schema: z.object({
    ground: ground.default('plain'),
    pageSize: z.number().int().min(3).max(48).default(12).meta({ title: '한 쪽의 개수' }),
    notice: paragraph(300)
      .default(
        '개인에 따라 결과가 다를 수 있으며, 붉어짐·부기·멍 등이 생길 수 있습니다. 진료 전 의료진과 충분히 상담하세요.',
      )
      .meta({ title: '안내문' }),
    emptyText: line(80).default('아직 올린 사례가 없습니다.').meta({ title: '없을 때의 글' }),
  }),
  migrations: {},
  sample: {},
  queries,
  parameters: ['page', 'product'],
})
