import type { RichTextInput } from '#schema/rich-text.ts'

type Block = RichTextInput[number]

/* Parts of a long text. */
export const paragraph = (text: string): Block => ({ type: 'paragraph', text })
export const note = (text: string): Block => ({ type: 'note', text })
export const dots = (...items: string[]): Block => ({ type: 'list', ordered: false, items })
export const paragraphs = (...texts: string[]): Block[] => texts.map(paragraph)
