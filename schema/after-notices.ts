import { z } from 'zod'
import { image, line } from './primitives.ts'
import { richTextBlock } from './rich-text.ts'

const id = z.number().int().positive()
const body = z.array(richTextBlock)

/** Advice for after the treatments of `productIds`. */
export const afterNotice = z.object({
  id,
  title: line(160),
  image: image.nullable(),
  productIds: z.array(id),
  body,
})
export type AfterNotice = z.infer<typeof afterNotice>
