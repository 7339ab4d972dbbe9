import { defineBlock } from '#schema/define-block.ts'
import { ground, line, link, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'ProductCategorySection',
  slot: 'section',
  version: 1,
  title: '시술 분류',
  description: '시술의 분류를 그림과 함께 보여 줍니다. 고르면 그 분류의 시술 목록으로 갑니다.',
  schema: z.object({
    eyebrow: line(60).optional().meta({ title: '소제목' }),
    title: line(80).optional().meta({ title: '제목' }),
    lead: paragraph(300).optional().meta({ title: '설명' }),
    more: link.optional().meta({ title: '전체 보기 링크' }),
    ground: ground.default('plain'),
    emptyText: line(100).default('아직 나누어 둔 분류가 없습니다.').meta({ title: '분류가 없을 때의 글' }),
  }),
  migrations: {},
  sample: { title: '고민에서 시작해 보세요', more: { title: '시술 전체 보기', url: '/products' } },
  queries,
})
