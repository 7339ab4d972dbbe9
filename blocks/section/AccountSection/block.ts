import { defineBlock } from '#schema/define-block.ts'
import { line } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'AccountSection',
  slot: 'section',
  version: 1,
  title: '내 정보',
  description: '회원이 제 정보와 동의를 보고 고치며, 로그아웃하거나 탈퇴합니다.',
  schema: z.object({
    title: line(40).min(1).default('내 정보').meta({ title: '제목' }),
    signInText: line(100)
      .min(1)
      .default('로그인하시면 내 정보와 동의하신 내용을 보실 수 있습니다.')
      .meta({ title: '로그인하지 않은 사람에게' }),
  }),
  migrations: {},
  sample: {},
  queries,
})
