/** Fields whose text names an item best, best first. */
const naming = ['title', 'name', 'label', 'question', 'heading', 'callTitle', 'keyword', 'text', 'alt']

/** The line that stands for a collapsed item: the text that names it, or the first words found in it. */
export function summarize(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return named(value) ?? firstWords(value) ?? ''
}

function named(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined
  return naming.map((name) => value[name]).find((text) => typeof text === 'string' && text.trim() !== '') as
    | string
    | undefined
}

/** Words, and not the name of a choice such as `plain`. */
const areWords = (text: string) => /[가-힣\s/]/.test(text.trim())

function firstWords(value: unknown): string | undefined {
  if (typeof value === 'string') return areWords(value) ? value : undefined
  if (Array.isArray(value)) return value.map((item) => named(item) ?? firstWords(item)).find(Boolean)
  return isRecord(value) ? Object.values(value).map(firstWords).find(Boolean) : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Address of the picture an item holds, if any. */
export function pictureOf(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined
  const sources = [value, ...Object.values(value)].map((entry) => (isRecord(entry) ? entry.src : undefined))
  return sources.find((src) => typeof src === 'string' && src !== '') as string | undefined
}
