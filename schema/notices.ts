import { z } from 'zod'
import { moment } from './call-parts.ts'
import { image, line } from './primitives.ts'
import { richTextBlock } from './rich-text.ts'

const id = z.number().int().positive()
const body = z.array(richTextBlock)
const neighbour = z.object({ id, title: line(160) }).nullable()

/** Neighbours of an article in its list. */
export const neighbours = { newer: neighbour, older: neighbour }

export const notice = z.object({
  id,
  title: line(160),
  /** Empty where it has none. */
  category: line(20),
  image: image.nullable(),
  isPinned: z.boolean(),
  publishedAt: moment,
})
export type Notice = z.infer<typeof notice>

export const noticeDetail = notice.extend({ body, ...neighbours })
