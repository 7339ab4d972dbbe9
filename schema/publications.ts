import { z } from 'zod'
import { moment, rowId } from './call-parts.ts'

/** A draft that somebody chose to publish, in the state they saw. */
export const chosenDraft = z.object({
  kind: z.enum(['global', 'page', 'theme']).meta({ title: '종류' }),
  key: z.string().max(64).meta({ title: '슬롯이나 페이지의 key; 테마는 theme' }),
  etag: z
    .string()
    .max(80)
    .meta({ title: '본 초안의 etag', description: '초안을 지운 페이지는 "new"(따옴표까지)입니다.' }),
})
export type ChosenDraft = z.output<typeof chosenDraft>

const changes = z
  .array(chosenDraft)
  .min(1, '공개할 것을 하나 이상 골라 주세요.')
  .max(300, '한 번에 300개까지 고를 수 있습니다.')
  .meta({ title: '공개할 초안' })

const endsAt = moment.optional().meta({
  title: '끝나는 때',
  description: '그때 같은 자리에 공개되어 있는 것 위로, 이 공개 바로 전의 내용을 다시 올립니다.',
})

/** Words of medical-advertising law that were published all the same, as they were told then. */
export const acceptedWord = z.object({
  /** Names from the page to the field, in Korean. */
  where: z.array(z.string()),
  excerpt: z.object({ before: z.string(), phrase: z.string(), after: z.string() }),
  message: z.string(),
})
export type AcceptedWord = z.output<typeof acceptedWord>

/** Request to publish now. */
export const publication = z.object({ changes, endsAt })

/** Request to publish the drafts at a later time, as they stand when the request is made. */
export const newScheduledPublication = z.object({
  changes,
  dueAt: moment.meta({ title: '공개할 때' }),
  endsAt,
})

/** A publication that waits for its time, or could not be made at it. */
export const scheduledPublication = z.object({
  id: rowId,
  dueAt: moment,
  endsAt: moment.nullable(),
  by: z.string(),
  createdAt: moment,
  /** The revision that this one ends: what it holds is what was published before that. */
  ends: z.number().int().positive().nullable(),
  /** Why it was not published at its time; `null` while it waits. */
  problem: z.string().nullable(),
  changes: z.array(
    z.object({
      kind: chosenDraft.shape.kind,
      key: z.string(),
      title: z.string(),
      /** True where the change removes it from the site. */
      isRemoved: z.boolean(),
    }),
  ),
})
export type ScheduledPublication = z.output<typeof scheduledPublication>
