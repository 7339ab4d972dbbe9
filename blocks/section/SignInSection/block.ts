import { defineBlock } from '#schema/define-block.ts'
import { line, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'SignInSection',
  slot: 'section',
  version: 1,
  title: '로그인',
  description:
    '회원이 전화번호와 비밀번호, 또는 병원이 쓰는 소셜 계정으로 로그인하고, 비밀번호를 새로 정합니다.',
  schema: z.object({
    title: line(40).min(1).default('로그인').meta({ title: '제목' }),
    lead: paragraph(200).default('예약을 확인하고 바꾸려면 로그인해 주세요.').meta({ title: '설명' }),
  }),
  migrations: {},
  sample: {},
  queries,
  parameters: ['next', 'view'],
})
