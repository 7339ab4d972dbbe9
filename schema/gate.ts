import { z } from 'zod'

/** Audience of a partner's cases or reviews. Source: docs/product.md, G1. */
export const visibility = z
  .enum(['public', 'members', 'adults'])
  .meta({ title: '공개 범위', labels: { public: '모두', members: '회원', adults: '성인 회원' } })
export type Visibility = z.infer<typeof visibility>

/**
 * Reason why a row comes without pictures and text, if it does. `adult`: a member whose certified date of birth makes
 * them an adult; `null`: everybody.
 */
export const gate = z.object({ required: z.enum(['member', 'adult']).nullable(), isOpen: z.boolean() })
export type Gate = z.infer<typeof gate>
