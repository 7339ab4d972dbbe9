import { defineBlock } from '#schema/define-block.ts'
import { line } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'SearchResultSection',
  slot: 'section',
  version: 1,
  title: '검색 결과',
  description: '주소의 keyword로 사이트의 글을 찾아 보여 줍니다.',
  schema: z.object({
    title: line(40).min(1).default('검색').meta({ title: '제목' }),
    placeholder: line(60).default('진료나 고민을 적어 주세요').meta({ title: '입력 칸의 안내' }),
    emptyText: line(100)
      .default('낱말을 줄이거나 다른 말로 찾아보세요. 초성(ㅂㅌㅅ)으로도 찾을 수 있습니다.')
      .meta({ title: '결과가 없을 때의 글' }),
    keywordTitle: line(40).default('많이 찾는 말').meta({ title: '추천 검색어의 제목' }),
  }),
  migrations: {},
  sample: {},
  queries,
  parameters: ['keyword'],
})
