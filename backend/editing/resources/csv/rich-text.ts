import type { InlineText, TextRun } from '#schema/plain/inline-text.ts'
import type { RichText, RichTextBlock } from '#schema/rich-text.ts'
import { isSame } from '../etag.ts'

/*
 * A long text in one cell, as docs/product.md (O28) has it: parts with an empty line between them, `## 제목`,
 * `### 작은 제목`, `- 항목`, `1. 항목`, `> 인용`, `> — 출처`, `! 알림`, `| 칸 | 칸 |`, `**굵게**`, `[링크](/events)`. A part
 * that this would not bring back as it was, such as a picture, is a line of JSON.
 */

type Part = Record<string, unknown>

/** Writes a long text into a cell. */
export function writeRichText(text: unknown): string {
  const parts = (text ?? []) as RichText
  const written = parts.map(writePart).join('\n\n')
  return isSame(readRichText(written), parts)
    ? written
    : parts.map((part) => JSON.stringify(part)).join('\n\n')
}

function writePart(part: RichTextBlock): string {
  const plain = plainPart(part)
  const isKept = plain !== undefined && isSame(readRichText(plain), [part])
  return isKept ? plain : JSON.stringify(part)
}

function plainPart(part: RichTextBlock): string | undefined {
  switch (part.type) {
    case 'heading':
      return `${'#'.repeat(Number(part.level))} ${part.text}`
    case 'paragraph':
      return inline(part.text)
    case 'list':
      return part.items
        .map((item, index) => prefixed(part.ordered ? `${index + 1}. ` : '- ', '  ', inline(item)))
        .join('\n')
    case 'table': {
      const rows = [part.head, ...part.rows].map((cells) => `| ${cells.map(inline).join(' | ')} |`)
      return [...(part.caption === undefined ? [] : [`표: ${part.caption}`]), ...rows].join('\n')
    }
    case 'quote':
      return [
        prefixed('> ', '> ', inline(part.text)),
        ...(part.source === undefined ? [] : [`> — ${part.source}`]),
      ].join('\n')
    case 'note':
      return prefixed('! ', '! ', inline(part.text))
    default:
      return undefined
  }
}

const prefixed = (first: string, next: string, text: string) =>
  text
    .split('\n')
    .map((line, index) => `${index === 0 ? first : next}${line}`)
    .join('\n')

const inline = (text: InlineText): string => (typeof text === 'string' ? text : text.map(writeRun).join(''))

function writeRun({ text, bold, url }: TextRun): string {
  const words = url === undefined ? text : `[${text}](${url})`
  return bold ? `**${words}**` : words
}

/** Reads a long text from a cell. Throws an `Error` that says what would be right. */
export const readRichText = (cell: string): Part[] =>
  cell
    .trim()
    .split(/\n[^\S\n]*\n\s*/)
    .filter((part) => part !== '')
    .map(readPart)

function readPart(part: string, index: number): Part {
  if (part.startsWith('{"type"')) return readJson(part, index)
  const lines = part.split('\n')
  const heading = /^(#{2,3}) (.+)$/.exec(part)
  if (heading) return { type: 'heading', level: String(heading[1]?.length), text: heading[2] }
  if (lines.every((line) => /^> ?/.test(line)))
    return readQuote(lines.map((line) => line.replace(/^> ?/, '')))
  if (lines.every((line) => /^! ?/.test(line))) {
    return { type: 'note', text: readInline(lines.map((line) => line.replace(/^! ?/, '')).join('\n')) }
  }
  return readTable(lines) ?? readItems(lines) ?? { type: 'paragraph', text: readInline(part) }
}

function readJson(part: string, index: number): Part {
  try {
    return JSON.parse(part) as Part
  } catch {
    throw new Error(
      `${index + 1}번째 부분의 JSON을 읽을 수 없습니다. 내려받은 그대로 두거나 글로 적어 주세요. 예: 문단, ## 제목, - 항목`,
    )
  }
}

function readQuote(lines: string[]): Part {
  const source = /^— (.+)$/.exec(lines.at(-1) ?? '')?.[1]
  const text = source === undefined ? lines : lines.slice(0, -1)
  return { type: 'quote', text: readInline(text.join('\n')), ...(source !== undefined && { source }) }
}

const bullet = /^[-•] /
const number = /^\d+[.)] /

function readItems(lines: string[]): Part | undefined {
  const mark = [bullet, number].find((one) => one.test(lines[0] ?? ''))
  if (!mark) return undefined
  const items: string[] = []
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''))
    else if (line.startsWith('  ')) items[items.length - 1] += `\n${line.slice(2)}`
    else return undefined
  }
  return { type: 'list', ordered: mark === number, items: items.map(readInline) }
}

function readTable(lines: string[]): Part | undefined {
  const caption = /^표: (.+)$/.exec(lines[0] ?? '')?.[1]
  const rows = caption === undefined ? lines : lines.slice(1)
  if (rows.length < 2 || !rows.every((row) => /^\|.*\|\s*$/.test(row))) return undefined
  const cells = rows
    .filter((row) => !/^\|(?:\s*:?-{3,}:?\s*\|)+\s*$/.test(row))
    .map((row) =>
      row
        .trim()
        .slice(1, -1)
        .split('|')
        .map((cell) => readInline(cell.trim())),
    )
  const [head, ...rest] = cells
  return { type: 'table', ...(caption !== undefined && { caption }), head, rows: rest }
}

const marked = /\*\*\[([^\]]+)\]\(([^)\s]+)\)\*\*|\*\*((?:(?!\*\*).)+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/gs

/** Words with their marks: a plain text where there are none. */
function readInline(text: string): InlineText {
  const runs: TextRun[] = []
  let last = 0
  for (const match of text.matchAll(marked)) {
    const [whole, boldLink, boldUrl, bold, link, url] = match
    if (match.index > last) runs.push({ text: text.slice(last, match.index) })
    runs.push({
      text: boldLink ?? bold ?? link ?? '',
      ...((boldLink ?? bold) !== undefined && { bold: true }),
      ...((boldUrl ?? url) !== undefined && { url: boldUrl ?? url }),
    })
    last = match.index + whole.length
  }
  if (runs.length === 0) return text
  return last < text.length ? [...runs, { text: text.slice(last) }] : runs
}
