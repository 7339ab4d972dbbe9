/* Words inside a paragraph, an item or a cell of a long text (schema/rich-text.ts). Sites and the console read it. */

/** Words of one look: plain, bold, a link, or a bold link. */
export type TextRun = { text: string; bold?: boolean | undefined; url?: string | undefined }

/** Words as they are, or in runs where some of them are bold or a link. */
export type InlineText = string | readonly TextRun[]

/** Returns whether a value is a list of text runs. */
export const isRuns = (value: unknown): value is TextRun[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (run) =>
      typeof run === 'object' &&
      run !== null &&
      typeof run.text === 'string' &&
      Object.keys(run).every((name) => ['text', 'bold', 'url'].includes(name)),
  )

/** The words without their marks. */
export const plainText = (text: InlineText): string =>
  typeof text === 'string' ? text : text.map((run) => run.text).join('')

/** The words with their marks in words, for comparing two states of a text: `[굵게: 주의]`, `이벤트 (/events)`. */
export const describedText = (text: InlineText): string =>
  typeof text === 'string' ? text : text.map(describeRun).join('')

function describeRun({ text, bold, url }: TextRun): string {
  const words = bold ? `[굵게: ${text}]` : text
  return url === undefined ? words : `${words} (${url})`
}
