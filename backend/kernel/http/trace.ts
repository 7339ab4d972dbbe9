import { randomBytes } from 'node:crypto'

/** Header that says which trace a call is part of. Source: W3C Trace Context, 3.2. */
export const traceHeader = 'traceparent'

/** Header of an answer, with the span under which a trace went on. Source: W3C Trace Context, Level 3. */
export const traceAnswerHeader = 'traceresponse'

const parent =
  /^(?<version>[0-9a-f]{2})-(?<trace>[0-9a-f]{32})-(?<span>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})(?<more>-.*)?$/

/** Reads a header of a trace; `undefined` where it is malformed, and counts as none. */
function readParent(given: string | undefined) {
  const { version, trace = '', span = '', flags = '', more } = parent.exec(given ?? '')?.groups ?? {}
  if (version === undefined || version === 'ff' || (version === '00' && more)) return undefined
  return /^0+$/.test(trace) || /^0+$/.test(span) ? undefined : { trace, flags }
}

/** Goes on with a trace under a span of our own. Begins one, which nobody has sampled, where there is none to go on with. */
export function continueTrace(given: string | undefined): string {
  const { trace, flags } = readParent(given) ?? { trace: randomBytes(16).toString('hex'), flags: '00' }
  return `00-${trace}-${randomBytes(8).toString('hex')}-${flags}`
}

/** Returns the id of the whole trace. */
export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35)
