import { z } from 'zod'
import { moment } from './call-parts.ts'

/** Hours for which a preview link holds. */
export const previewHours = [24, 72, 168] as const

export const newPreviewLink = z.object({
  hours: z.literal(previewHours).default(24).meta({ title: '쓸 수 있는 시간' }),
})

/** A link that was made now. Its token is told this once. */
export const madePreviewLink = z.object({
  address: z.string().meta({ title: '링크의 경로', example: '/_preview/0Zk…' }),
  until: moment,
})

/** Links that open drafts now. */
export const previewLinks = z.object({
  count: z.number().int().nonnegative(),
  until: moment
    .nullable()
    .meta({ description: '가장 늦게 끝나는 링크의 끝. 쓸 수 있는 링크가 없으면 null입니다.' }),
})
