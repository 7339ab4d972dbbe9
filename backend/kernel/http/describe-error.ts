type Described = {
  type: string
  message: string
  stack: string
  code?: string
  query?: string
  cause?: Described
} & Partial<Record<(typeof placeFields)[number], string>>

/** Fields in which PostgreSQL tells where an error arose. Its `detail`, `where` and the like show rows. */
const placeFields = ['severity', 'schema', 'table', 'column', 'constraint', 'dataType', 'routine'] as const

const deepest = 5

/**
 * An error as the log keeps it: what went wrong and where, and none of the values that it happened with, since those of
 * a failed statement may be a person's name, phone or password. Fields that are not named here are left out.
 */
export function describeError(error: unknown, depth = 0): Described | undefined {
  if (error === undefined || error === null || depth === deepest) return undefined
  if (!(error instanceof Error))
    return { type: typeof error, message: 'No error was thrown, but a value.', stack: '' }
  const fields = error as Error & Record<string, unknown>
  const text = (name: string) => (typeof fields[name] === 'string' ? (fields[name] as string) : undefined)
  const cause = describeError(error.cause, depth + 1)
  const code = text('code')
  const query = text('query')
  return {
    type: error.constructor.name,
    message: messageOf(error, code),
    stack: callsOf(error),
    ...(code !== undefined && { code }),
    ...(query !== undefined && { query }),
    ...Object.fromEntries(
      placeFields.flatMap((name) => (text(name) === undefined ? [] : [[name, text(name)]])),
    ),
    ...(cause && { cause }),
  }
}

/** For a command or a start that ends with an error nobody foresaw. */
export const tellError = (error: unknown): string =>
  JSON.stringify(describeError(error), null, 2).replaceAll('\\n', '\n')

function messageOf({ name, message }: Error, code: string | undefined): string {
  // drizzle's: the statement, which stands in `query`, and below it its values.
  if (message.startsWith('Failed query: ')) return 'Failed query'
  // PostgreSQL's of data that it cannot take (class 22), or that our own functions refuse (P0), quote the data.
  if (/^(22|P0)[0-9A-Z]{3}$/.test(code ?? '')) return 'The database refused a value.'
  // "홍길동 010-…" is not valid JSON
  if (name === 'SyntaxError') return message.replaceAll(/"[^]*"|(?<=token ).|'[^]*'/gu, '…')
  return message
}

/** The stack without its first lines, which repeat the message. */
const callsOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
