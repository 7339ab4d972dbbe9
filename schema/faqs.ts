import { z } from 'zod'
import { line } from './primitives.ts'
import { richTextBlock } from './rich-text.ts'

const id = z.number().int().positive()
const body = z.array(richTextBlock)
export const faq = z.object({ id, groupId: id, groupName: line(40), question: line(200), answer: body })
export type Faq = z.infer<typeof faq>

export const faqGroup = z.object({ id, name: line(40), faqs: z.array(faq) })
