import { z } from 'zod'
import { image, line, paragraph } from './primitives.ts'
import { heldUntil, product } from './products.ts'
import { richTextBlock } from './rich-text.ts'

const shown = z.object({
  id: z.number().int().positive(),
  title: line(),
  summary: paragraph(),
  image: image.nullable(),
})

const page = { body: z.array(richTextBlock), products: z.array(product), ...heldUntil.shape }

/** A page about one of the clinic's own names, with its treatments in order. */
export const branding = shown.extend(page)
export type Branding = z.infer<typeof branding>
