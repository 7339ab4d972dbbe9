import { z } from 'zod'
import { moment } from './call-parts.ts'
import { neighbours } from './notices.ts'
import { image, line, paragraph } from './primitives.ts'
import { richTextBlock } from './rich-text.ts'

const id = z.number().int().positive()

export const boardType = z.object({
  id,
  name: line(40),
  description: paragraph(300),
  /** Author of its articles: the clinic or its customers. */
  writer: z.enum(['CLINIC', 'CUSTOMER']),
  /** Rows, cards with a summary, or pictures. */
  layout: z.enum(['LIST', 'CARD', 'GALLERY']),
})
export type BoardType = z.infer<typeof boardType>

/** An article of the clinic's. */
export const board = z.object({
  id,
  boardTypeId: id,
  title: line(160),
  summary: paragraph(300),
  image: image.nullable(),
  isPinned: z.boolean(),
  publishedAt: moment,
})
export type Board = z.infer<typeof board>

export const boardDetail = board.extend({ body: z.array(richTextBlock), ...neighbours })
