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

export const faq = z.object({ id, groupId: id, groupName: line(40), question: line(200), answer: body })
export type Faq = z.infer<typeof faq>
export const faqGroup = z.object({ id, name: line(40), faqs: z.array(faq) })

/** Advice for after the treatments of `productIds`. */
export const afterNotice = z.object({
  id,
  title: line(160),
  image: image.nullable(),
  productIds: z.array(id),
  body,
})
export type AfterNotice = z.infer<typeof afterNotice>
