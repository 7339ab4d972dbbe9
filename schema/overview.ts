import { z } from 'zod'
import { moment } from './call-parts.ts'

/** Days ahead that the console's home looks. */
export const agendaDays = 7

export const overview = z.object({
  /** Rows that begin or end in the next days, the soonest first. */
  agenda: z.array(
    z.object({
      at: moment,
      change: z.enum(['STARTS', 'ENDS']),
      resourceTitle: z.string(),
      title: z.string(),
      link: z.string(),
    }),
  ),
  /** Drafts that differ from the published state, with who saved each last. */
  drafts: z.array(
    z.object({
      kind: z.enum(['global', 'page', 'theme']),
      key: z.string(),
      by: z.string().nullable(),
      at: moment,
    }),
  ),
  unpublishedYear: z.number().int().nullable().meta({
    description:
      '예약할 수 있는 해 가운데 공휴일이 아직 발표되지 않은 해. 그 해의 공휴일은 계산한 것이라 임시공휴일과 선거일이 없습니다.',
  }),
})
export type Overview = z.infer<typeof overview>
