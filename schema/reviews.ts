import { z } from 'zod'
import { day, moment } from './call-parts.ts'
import { gate } from './gate.ts'
import { image, line, paragraph } from './primitives.ts'

const id = z.number().int().positive()
const products = z.array(z.object({ id, name: z.string() }))

/** A review. Where the gate is closed, `content` is `null` and `images` is empty. */
export const partnerReview = z.object({
  id,
  title: line(120),
  author: line(20),
  rating: z.number().int().min(1).max(5).nullable(),
  visitedOn: day.nullable(),
  products,
  publishedAt: moment,
  gate,
  content: paragraph(5000).nullable(),
  images: z.array(image),
})
export type PartnerReview = z.infer<typeof partnerReview>
