import { defineBlock } from '#schema/define-block.ts'
import { ground, line } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'RecentProductSection',
  slot: 'section',
  version: 1,
  title: '최근 본 시술',
  description:
    '로그인한 사람에게 최근에 본 시술을 보여 주고, 지울 수 있게 합니다. 본 시술이 없으면 보이지 않습니다.',
  schema: z.object({
    title: line(80).min(1).default('최근 본 시술').meta({ title: '제목' }),
    ground: ground.default('plain'),
    count: z.number().int().min(4).max(50).default(12).meta({ title: '보일 시술 수' }),
  }),
  migrations: {},
  sample: {},
  queries,
})
