import { defineBlock } from '#schema/define-block.ts'
import { ground, line, link, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'ExhibitionListSection',
  slot: 'section',
  version: 1,
  title: '기획전 목록',
  description: '진행 중인 기획전을 병원이 정한 차례대로 보여 줍니다.',
  schema: z.object({
    eyebrow: line(60).optional().meta({ title: '소제목' }),
    title: line(80).optional().meta({ title: '제목' }),
    lead: paragraph(300).optional().meta({ title: '설명' }),
    more: link.optional().meta({ title: '전체 보기 링크' }),
    ground: ground.default('plain'),
    pageSize: z.number().int().min(2).max(60).default(12).meta({ title: '한 페이지의 기획전 수' }),
    emptyText: line(100)
      .default('지금은 진행 중인 기획전이 없습니다.')
      .meta({ title: '기획전이 없을 때의 글' }),
  }),
  migrations: {},
  sample: { title: '기획전', more: { title: '기획전 모두 보기', url: '/exhibitions' } },
  queries,
  parameters: ['page'],
})
