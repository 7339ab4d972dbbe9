import { z } from 'zod'
import { moment } from './call-parts.ts'
import { gate } from './gate.ts'
import { image, line, paragraph } from './primitives.ts'
import { richTextBlock } from './rich-text.ts'

const id = z.number().int().positive()
const products = z.array(z.object({ id, name: z.string() }))

/** A case in a list. Where the gate is closed, `before` and `after` are empty. */
export const beforeAfter = z.object({
  id,
  title: line(120),
  /** Under which conditions the photographs were taken. */
  note: paragraph(300),
  /** Fields that everybody may see. */
  cover: image.nullable(),
  products,
  isNoYouth: z.boolean(),
  publishedAt: moment,
  gate,
  /** The first before goes with the first after. Signed addresses, good for a while. */
  before: z.array(image),
  after: z.array(image),
})
export type BeforeAfter = z.infer<typeof beforeAfter>

/** A case with its text; `body` is `null` where the gate is closed. */
export const beforeAfterDetail = beforeAfter.extend({ body: z.array(richTextBlock).nullable() })
