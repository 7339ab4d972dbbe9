import { defineBlock } from '#schema/define-block.ts'
import { line, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'

export default defineBlock({
  component: 'GoodbyeSection',
  slot: 'section',
  version: 1,
  title: '탈퇴 인사',
  description: '탈퇴를 마친 사람에게 무엇이 지워졌는지 알립니다.',
  schema: z.object({
    title: line(40).min(1).default('탈퇴를 마쳤습니다').meta({ title: '제목' }),
    text: paragraph(300)
      .default(
        '이름, 전화번호, 이메일처럼 누구인지 알 수 있는 회원 정보를 지웠습니다.\n그동안 찾아 주셔서 고맙습니다.',
      )
      .meta({ title: '글' }),
  }),
  migrations: {},
  sample: {},
})
