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
})
export type Overview = z.infer<typeof overview>
