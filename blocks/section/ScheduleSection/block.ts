import { defineBlock } from '#schema/define-block.ts'
import { ground, line } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'ScheduleSection',
  slot: 'section',
  version: 1,
  title: '진료 일정',
  description: '한 달의 진료 일정을 달력으로 보여 줍니다. 쉬는 날과 공휴일에는 까닭이 함께 보입니다.',
  schema: z.object({
    title: line(80).optional().meta({ title: '제목' }),
    ground: ground.default('plain'),
    note: line(200)
      .default('학회와 휴가로 바뀔 수 있습니다. 예약하실 때 보이는 시간이 가장 정확합니다.')
      .meta({ title: '안내문', hint: '비우면 보이지 않습니다.' }),
  }),
  migrations: {},
  sample: {},
  queries,
  parameters: ['doctor', 'month'],
})
