import { defineBlock } from '#schema/define-block.ts'
import { ground, line, link, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'RecommendedProductSection',
  slot: 'section',
  version: 1,
  title: '추천 시술',
  description: '병원이 추천으로 표시한 시술을 정한 차례대로 보여 줍니다.',
  schema: z.object({
    eyebrow: line(60).optional().meta({ title: '소제목' }),
    title: line(80).min(1).default('추천 시술').meta({ title: '제목' }),
    lead: paragraph(300).optional().meta({ title: '설명' }),
    more: link.optional().meta({ title: '전체 보기 링크' }),
    ground: ground.default('plain'),
    layout: z
      .enum(['row', 'grid'])
      .default('row')
      .meta({ title: '모양', labels: { row: '옆으로 넘기기', grid: '모두 펼치기' } }),
    count: z.number().int().min(2).max(24).default(8).meta({ title: '보일 시술 수' }),
  }),
  migrations: {},
  sample: { eyebrow: '많이 찾으시는 진료', more: { title: '시술 전체 보기', url: '/products' } },
  queries,
})
