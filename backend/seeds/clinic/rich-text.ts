import type { RichTextInput } from '#schema/rich-text.ts'

type Block = RichTextInput[number]

/* Parts of a long text, as demo content writes them. */
export const heading = (text: string, level: '2' | '3' = '2'): Block => ({ type: 'heading', level, text })
export const paragraph = (text: string): Block => ({ type: 'paragraph', text })
export const note = (text: string): Block => ({ type: 'note', text })
export const list = (...items: string[]): Block => ({ type: 'list', ordered: true, items })
export const dots = (...items: string[]): Block => ({ type: 'list', ordered: false, items })
export const table = (caption: string, head: string[], ...rows: string[][]): Block => ({
  type: 'table',
  caption,
  head,
  rows,
})
export const paragraphs = (...texts: string[]): Block[] => texts.map(paragraph)
