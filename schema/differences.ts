import { z } from 'zod'

/** A state of a clinic's site: its drafts, what is published, or a revision by its number (`0`: nothing yet). */
export const siteState = z
  .string()
  .regex(/^(?:draft|published|\d{1,9})$/, 'draft, published, 리비전의 번호 가운데 하나입니다.')

/** A value in words, and the address of the picture that it is. */
const shownValue = z.object({ text: z.string(), image: z.string().nullable() })
export type ShownValue = z.output<typeof shownValue>

/** A field that differs. `null`: there was, or is, nothing. */
const fieldDifference = z.object({
  where: z.array(z.string()),
  /** Id of the section of the page in which it is; a page's own settings are in none. */
  block: z.string().optional(),
  before: shownValue.nullable(),
  after: shownValue.nullable(),
})
export type FieldDifference = z.output<typeof fieldDifference>

/** A part of the site that differs between two states. */
export const difference = z.object({
  kind: z.enum(['global', 'page', 'theme']),
  key: z.string(),
  title: z.string(),
  change: z.enum(['added', 'removed', 'changed']),
  /** A path at which it is seen. */
  path: z.string(),
  fields: z.array(fieldDifference),
})
export type Difference = z.output<typeof difference>
