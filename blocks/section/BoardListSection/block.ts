import { defineBlock } from '#schema/define-block.ts'
import { ground, line } from '#schema/primitives.ts'
import { sectionHead } from '#schema/section-head.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'BoardListSection',
  slot: 'section',
  version: 1,
  title: '게시판 모음',
  description: '병원의 게시판을 이름과 설명으로 보여 줍니다.',
  schema: z.object({
    ...sectionHead,
    ground: ground.default('plain'),
    emptyText: line(80).default('아직 연 게시판이 없습니다.').meta({ title: '없을 때의 글' }),
  }),
  migrations: {},
  sample: { title: '읽을거리' },
  queries,
})
