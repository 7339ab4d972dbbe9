import { z } from 'zod'
import { moment, typed } from './call-parts.ts'
import { previewNoteLimit } from './plain/preview-note-limit.ts'

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

/** What somebody who was sent the drafts says of them. */
export const previewAnswer = z
  .object({
    isApproved: z.boolean().meta({ title: '공개해도 되는가' }),
    note: typed(previewNoteLimit).trim().default('').meta({ title: '하실 말씀' }),
  })
  .refine(({ isApproved, note }) => isApproved || note !== '', {
    path: ['note'],
    message: '고칠 점을 적어 주세요.',
  })

/** An answer that was given. */
export const givenPreviewAnswer = z.object({
  isApproved: z.boolean(),
  note: z.string(),
  answeredAt: moment,
  isOutdated: z.boolean().meta({ description: '답한 뒤로 초안이 바뀌었는가' }),
})

/** Links that open drafts now, and what was answered since the last publication. */
export const previewLinks = z.object({
  count: z.number().int().nonnegative(),
  until: moment
    .nullable()
    .meta({ description: '가장 늦게 끝나는 링크의 끝. 쓸 수 있는 링크가 없으면 null입니다.' }),
  answers: z
    .array(givenPreviewAnswer)
    .meta({ description: '마지막 공개 뒤에 링크로 받은 답. 늦은 것이 먼저이고, 많아야 열 개입니다.' }),
})
