import { defineBlock } from '#schema/define-block.ts'
import { ground, line, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'
import { parameters } from './filter.ts'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'ProductListSection',
  slot: 'section',
  version: 1,
  title: '시술 목록',
  description: '병원의 시술을 분류, 배지, 검색어로 거르고 차례를 바꾸어 보게 합니다.',
  schema: z.object({
    eyebrow: line(60).optional().meta({ title: '소제목' }),
    title: line(80).optional().meta({ title: '제목' }),
    lead: paragraph(300).optional().meta({ title: '설명' }),
    ground: ground.default('plain'),
    category: line(60).optional().meta({
      title: '분류',
      names: 'product-categories',
      hint: '이 분류와 그 아래의 시술만 보입니다. 비우면 모두 보입니다.',
    }),
    badges: z
      .array(line(60).min(1))
      .max(12)
      .default([])
      .meta({ title: '거를 수 있는 배지', names: 'product-badges', isOrdered: true }),
    showCategories: z.boolean().default(true).meta({ title: '분류 보이기' }),
    showSearch: z.boolean().default(true).meta({ title: '검색 칸 보이기' }),
    showSort: z.boolean().default(true).meta({ title: '차례 변경 보이기' }),
    pageSize: z.number().int().min(4).max(60).default(24).meta({ title: '한 페이지의 시술 수' }),
    emptyText: line(100)
      .default('여기에 맞는 시술이 없습니다. 다른 분류나 검색어로 찾아보세요.')
      .meta({ title: '시술이 없을 때의 글' }),
  }),
  migrations: {},
  sample: { title: '진료 안내', badges: ['첫 방문'] },
  queries,
  parameters,
})
