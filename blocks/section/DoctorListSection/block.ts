import { defineBlock } from '#schema/define-block.ts'
import { ground, line } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'DoctorListSection',
  slot: 'section',
  version: 1,
  title: '의료진 모두',
  description: '의사를 모두 보여 주고, 고른 한 사람을 그 자리에서 자세히 소개합니다.',
  schema: z.object({
    ground: ground.default('plain'),
    reserveTitle: line(30).default('예약하기').meta({ title: '예약 버튼', hint: '비우면 보이지 않습니다.' }),
    othersTitle: line(40).default('다른 의료진').meta({ title: '다른 의사들의 제목' }),
    emptyText: line(80).default('의료진 소개를 준비하고 있습니다.').meta({ title: '없을 때의 글' }),
  }),
  migrations: {},
  sample: {},
  queries,
  parameters: ['doctor'],
})
