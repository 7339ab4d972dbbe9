import { randomBytes } from 'node:crypto'

/** Header that names the trace of a call. Source: W3C Trace Context, 3.2. */
export const traceHeader = 'traceparent'

/** Header of an answer that names the span it was made under. Source: W3C Trace Context, Level 3. */
export const traceAnswerHeader = 'traceresponse'

const parent =
  /^(?<version>[0-9a-f]{2})-(?<trace>[0-9a-f]{32})-(?<span>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})(?<more>-.*)?$/

/** Reads a `traceparent`; `undefined` if it is missing or malformed. */
function readParent(given: string | undefined) {
  const { version, trace = '', span = '', flags = '', more } = parent.exec(given ?? '')?.groups ?? {}
  if (version === undefined || version === 'ff' || (version === '00' && more)) return undefined
  return /^0+$/.test(trace) || /^0+$/.test(span) ? undefined : { trace, flags }
}

/** Continues a trace under a new span. Without a valid `traceparent` it begins a trace, not sampled. */
export function continueTrace(given: string | undefined): string {
  const { trace, flags } = readParent(given) ?? { trace: randomBytes(16).toString('hex'), flags: '00' }
  return `00-${trace}-${randomBytes(8).toString('hex')}-${flags}`
}

/** Returns the id of the whole trace. */
export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35)
