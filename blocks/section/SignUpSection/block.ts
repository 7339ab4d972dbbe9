import { defineBlock } from '#schema/define-block.ts'
import { line, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'SignUpSection',
  slot: 'section',
  version: 1,
  title: '회원가입',
  description: '본인인증, 약관 동의, 비밀번호의 순서로 회원이 됩니다.',
  schema: z.object({
    title: line(40).min(1).default('회원가입').meta({ title: '제목' }),
    lead: paragraph(200)
      .default('휴대전화 번호 하나로 가입합니다.\n예약을 한곳에서 확인하고 바꾸실 수 있습니다.')
      .meta({ title: '설명' }),
  }),
  migrations: {},
  sample: {},
  queries,
  parameters: ['next'],
})
