import { z } from 'zod'
import { listOf, moment } from './call-parts.ts'
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

/** Treatments under a theme. An end of its period that is open is `null`. */
export const exhibition = shown.extend({
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  productCount: z.number().int().nonnegative(),
})
export type Exhibition = z.infer<typeof exhibition>

export const exhibitionList = listOf(exhibition).extend(heldUntil.shape)
export type ExhibitionList = z.infer<typeof exhibitionList>

/** An exhibition with its text and its first hundred treatments, in the clinic's order. */
export const exhibitionDetail = exhibition.extend(page)
export type ExhibitionDetail = z.infer<typeof exhibitionDetail>
