import { defineBlock } from '#schema/define-block.ts'
import { ground, line, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'
import { describeEvent } from './describe-event.ts'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'EventListSection',
  slot: 'section',
  version: 1,
  title: '이벤트 목록',
  description: '진행 중인 이벤트를 모두 보여 줍니다. 하나를 고르면 내용과 시술을 함께 펼칩니다.',
  schema: z.object({
    eyebrow: line(60).optional().meta({ title: '소제목' }),
    title: line(80).optional().meta({ title: '제목' }),
    lead: paragraph(300).optional().meta({ title: '설명' }),
    ground: ground.default('plain'),
    pageSize: z.number().int().min(3).max(60).default(24).meta({ title: '한 페이지의 이벤트 수' }),
    offerTitle: line(40).min(1).default('이 이벤트의 시술').meta({ title: '시술 목록의 제목' }),
    othersTitle: line(40).min(1).default('다른 이벤트').meta({ title: '나머지 이벤트의 제목' }),
    emptyText: line(100)
      .default('지금은 진행 중인 이벤트가 없습니다.')
      .meta({ title: '이벤트가 없을 때의 글' }),
    overText: line(100)
      .default('찾으시는 이벤트는 끝났습니다.')
      .meta({ title: '고른 이벤트가 끝났을 때의 글' }),
  }),
  migrations: {},
  sample: { title: '이달의 이벤트' },
  queries,
  parameters: ['eventId', 'page'],
  subject: { query: 'event', parameter: 'eventId', describe: describeEvent },
})
