import { z } from 'zod'
import { moment } from './call-parts.ts'

/** Days ahead that the console's home looks. */
export const agendaDays = 7

export const overview = z.object({
  /** What begins or ends in the next days, the next first. */
  agenda: z.array(
    z.object({
      at: moment,
      change: z.enum(['STARTS', 'ENDS']),
      resourceTitle: z.string(),
      title: z.string(),
      link: z.string(),
    }),
  ),
  /** Who saved which draft last, of those that differ from what is published. */
  drafts: z.array(
    z.object({
      kind: z.enum(['global', 'page', 'theme']),
      key: z.string(),
      by: z.string().nullable(),
      at: moment,
    }),
  ),
})
export type Overview = z.infer<typeof overview>
