import { defineBlock } from '#schema/define-block.ts'
import { ground, image, line, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'HoursAndWaySection',
  slot: 'section',
  version: 1,
  title: '진료 시간과 오시는 길',
  description: '병원 정보의 진료 시간, 주소, 교통, 주차를 보여 줍니다. 없는 것은 보이지 않습니다.',
  schema: z.object({
    eyebrow: line(60).optional().meta({ title: '소제목' }),
    title: line(80).optional().meta({ title: '제목' }),
    lead: paragraph(300).optional().meta({ title: '설명' }),
    ground: ground.default('surface'),
    hoursNote: paragraph(300)
      .optional()
      .meta({ title: '진료 시간 안내', hint: '예: 접수는 마감 30분 전까지입니다.' }),
    image: image
      .optional()
      .meta({ title: '약도', hint: '16:9로 잘려 보입니다. 비워 두면 글만 보입니다.', ratio: '16:9' }),
  }),
  migrations: {},
  sample: {
    eyebrow: '진료 시간 · 오시는 길',
    title: '역삼역에서 걸어서 이 분',
    hoursNote: '접수는 진료 마감 30분 전까지입니다.\n공휴일이 있는 주에는 공지로 알려 드립니다.',
    image: {
      src: '/_files/1/map.webp',
      alt: '역삼역 3번 출구에서 병원까지의 약도',
      width: 1600,
      height: 1200,
    },
  },
  queries,
})
