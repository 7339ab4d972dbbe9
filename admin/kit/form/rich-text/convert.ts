import { isRuns, type InlineText, type TextRun } from '#schema/plain/inline-text.ts'
import type { JSONContent } from '@tiptap/core'

/** A part of a stored text, perhaps unfinished. What the editor does not write in is in `rest`, untouched. */
export type Part = { type: string } & Record<string, unknown>

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const inline = (text: unknown): JSONContent[] =>
  isRuns(text) ? text.flatMap(toInline) : typeof text === 'string' ? toInline({ text }) : []

function toInline({ text, bold, url }: TextRun): JSONContent[] {
  const marks = [
    ...(bold ? [{ type: 'bold' }] : []),
    ...(url === undefined ? [] : [{ type: 'textLink', attrs: { url } }]),
  ]
  const marked = marks.length > 0 && { marks }
  return text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'hardBreak', ...marked }] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line, ...marked }]),
    ])
}
const paragraph = (text: unknown): JSONContent => ({ type: 'paragraph', content: inline(text) })

function without(part: Part, ...names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(part).filter(([name]) => name !== 'type' && !names.includes(name)))
}

/** Returns the editor's document of a stored text. */
export function toEditor(text: unknown): JSONContent {
  const content = list(text).map((part) => toNode(part as Part))
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

function toNode(part: Part): JSONContent {
  switch (part.type) {
    case 'heading':
      return {
        type: 'heading',
        attrs: { level: Number(part.level ?? 2), rest: without(part, 'level', 'text') },
        content: inline(part.text),
      }
    case 'list': {
      const items = list(part.items)
      return {
        type: part.ordered === true ? 'orderedList' : 'bulletList',
        attrs: { rest: without(part, 'ordered', 'items') },
        content: (items.length > 0 ? items : ['']).map((item) => ({
          type: 'listItem',
          content: [paragraph(item)],
        })),
      }
    }
    case 'table': {
      const row = (cells: unknown, type: string): JSONContent => ({
        type: 'tableRow',
        content: (list(cells).length > 0 ? list(cells) : ['']).map((cell) => ({
          type,
          content: [paragraph(cell)],
        })),
      })
      return {
        type: 'table',
        attrs: { rest: without(part, 'head', 'rows') },
        content: [row(part.head, 'tableHeader'), ...list(part.rows).map((cells) => row(cells, 'tableCell'))],
      }
    }
    case 'quote':
    case 'note':
      return { type: part.type, attrs: { rest: without(part, 'text') }, content: [paragraph(part.text)] }
    case 'image':
    case 'link':
      return { type: part.type, attrs: { rest: without(part) } }
    default:
      return { ...paragraph(part.text), attrs: { rest: without(part, 'text') } }
  }
}

/** Returns the stored text of the editor's document. Paragraphs and items without words are left out. */
export const fromEditor = (document: JSONContent): Part[] =>
  (document.content ?? []).flatMap((node) => fromNode(node) ?? [])

function fromNode(node: JSONContent): Part | null {
  const rest = (node.attrs?.rest ?? {}) as Record<string, unknown>
  switch (node.type) {
    case 'bulletList':
    case 'orderedList': {
      const items = (node.content ?? []).map(textOf).filter((item) => item !== '')
      return items.length === 0
        ? null
        : { type: 'list', ordered: node.type === 'orderedList', items, ...rest }
    }
    case 'table': {
      const [head, ...rows] = (node.content ?? []).map((row) => (row.content ?? []).map(textOf))
      return { type: 'table', head: head ?? [], rows, ...rest }
    }
    case 'image':
    case 'link':
      return { type: node.type, ...rest }
    default: {
      const text = textOf(node)
      if (text === '' && Object.keys(rest).length === 0) return null
      const level = node.type === 'heading' && { level: String(node.attrs?.level ?? 2) }
      return { type: node.type ?? 'paragraph', ...level, text, ...rest }
    }
  }
}

/** The words of a node: plain where nothing in them is marked. A line break is a new line, and so is a further paragraph. */
function textOf(node: JSONContent): InlineText {
  const runs: TextRun[] = []
  for (const run of runsOf(node)) {
    const last = runs.at(-1)
    if (last && last.bold === run.bold && last.url === run.url) last.text += run.text
    else runs.push(run)
  }
  const isMarked = runs.some(({ bold, url }) => bold || url !== undefined)
  return isMarked ? runs : (runs[0]?.text ?? '')
}

function runsOf(node: JSONContent): TextRun[] {
  if (node.type === 'text' || node.type === 'hardBreak') {
    const url: unknown = node.marks?.find(({ type }) => type === 'textLink')?.attrs?.url
    return [
      {
        text: node.type === 'text' ? (node.text ?? '') : '\n',
        ...(node.marks?.some(({ type }) => type === 'bold') && { bold: true }),
        ...(typeof url === 'string' && { url }),
      },
    ]
  }
  const inner = node.content ?? []
  const hasParagraphs = inner.some(({ type }) => type === 'paragraph')
  return inner.flatMap((one, index) => [
    ...(hasParagraphs && index > 0 ? [{ text: '\n' }] : []),
    ...runsOf(one),
  ])
}

/** Place in the stored text of the document's node at a place; `null` for one that is not stored. */
export function storedIndex(document: JSONContent, place: number): number | null {
  const nodes = document.content ?? []
  const node = nodes[place]
  if (!node || !fromNode(node)) return null
  return nodes.slice(0, place).filter(fromNode).length
}
