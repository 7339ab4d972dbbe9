import { defineBlock } from '#schema/define-block.ts'
import { line } from '#schema/primitives.ts'
import { z } from 'zod'
import { describeExhibition } from './describe-exhibition.ts'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'ExhibitionSection',
  slot: 'section',
  version: 1,
  title: '기획전',
  description: '주소에 적힌 기획전의 그림, 글, 시술을 보여 줍니다.',
  schema: z.object({
    productTitle: line(40).min(1).default('이 기획전의 시술').meta({ title: '시술 목록의 제목' }),
  }),
  migrations: {},
  sample: {},
  queries,
  subject: { query: 'exhibition', describe: describeExhibition },
})
