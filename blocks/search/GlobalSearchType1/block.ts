import { defineBlock } from '#schema/define-block.ts'
import { line } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'GlobalSearchType1',
  slot: 'search',
  version: 1,
  title: '검색 1',
  description: '위에서 내려오는 검색창입니다. 추천 검색어와 최근 검색어를 함께 보여 줍니다.',
  schema: z.object({
    placeholder: line(60).min(1).default('검색어를 입력해 주세요').meta({ title: '입력칸 안내 글' }),
    keywordTitle: line(40).min(1).default('인기 추천 시술').meta({
      title: '추천 검색어 제목',
      hint: '추천 검색어는 콘텐츠의 ‘추천 검색어’에서 정합니다. 없으면 보이지 않습니다.',
    }),
    recentTitle: line(40).min(1).default('최근 검색어').meta({ title: '최근 검색어 제목' }),
  }),
  migrations: {},
  sample: { placeholder: '어떤 진료를 찾으세요?' },
  queries,
})
