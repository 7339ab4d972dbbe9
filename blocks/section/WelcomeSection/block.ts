import { defineBlock } from '#schema/define-block.ts'
import { line, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'

export default defineBlock({
  component: 'WelcomeSection',
  slot: 'section',
  version: 1,
  title: '가입 환영',
  description: '가입을 마친 사람을 맞이하고, 하던 일로 돌아가게 합니다.',
  schema: z.object({
    title: line(40).min(1).default('가입해 주셔서 고맙습니다').meta({ title: '제목' }),
    text: paragraph(300).default('이제 예약을 한곳에서 확인하고 바꾸실 수 있습니다.').meta({ title: '글' }),
    reservationText: line(20).min(1).default('예약하기').meta({ title: '예약 버튼의 글자' }),
  }),
  migrations: {},
  sample: {},
  parameters: ['next'],
})
