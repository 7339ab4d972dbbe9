import { defineBlock } from '#schema/define-block.ts'
import { ground, line, link } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'FaqListSection',
  slot: 'section',
  version: 1,
  title: '자주 묻는 질문 목록',
  description: '질문을 묶음으로 나누어 모두 보여 주고, 낱말로 찾습니다.',
  schema: z.object({
    ground: ground.default('plain'),
    placeholder: line(60).default('궁금한 것을 적어 주세요').meta({ title: '입력 칸의 안내' }),
    emptyText: line(80).default('아직 적어 둔 질문이 없습니다.').meta({ title: '없을 때의 글' }),
    emptyLink: link
      .default({ title: '문의하기', url: '/cscenter/contact' })
      .meta({ title: '찾지 못했을 때의 링크' }),
  }),
  migrations: {},
  sample: {},
  queries,
  parameters: ['group', 'keyword'],
})
