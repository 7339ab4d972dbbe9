import { z } from 'zod'

/** Audience of a partner's cases or reviews. Source: docs/product.md, G1. */
export const visibility = z
  .enum(['public', 'members', 'adults'])
  .meta({ title: '공개 범위', labels: { public: '모두', members: '회원', adults: '성인 회원' } })
export type Visibility = z.infer<typeof visibility>

/**
 * Reason why a row comes without pictures and text, if it does. `adult`: a member whose certified date of birth makes
 * them an adult; `null`: everybody. `lacks`: the missing thing that would open it to this visitor.
 */
export const gate = z.object({
  required: z.enum(['member', 'adult']).nullable(),
  isOpen: z.boolean(),
  lacks: z
    .enum(['sign-in', 'certification', 'age'])
    .nullable()
    .meta({ description: '볼 수 없을 때 모자란 것: 로그인, 생년월일의 본인인증, 나이' }),
})
export type Gate = z.infer<typeof gate>
