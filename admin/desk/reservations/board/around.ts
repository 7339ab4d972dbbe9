import type { ConsoleReservation } from '../statuses.ts'
import type { Placed, Span } from './lay-out.ts'

/** Times that doctors prepare for what is booked, and clean up after it, as far as they lie in the hours shown. */
export const aroundOf = (
  blocks: readonly Placed<ConsoleReservation>[],
  shown: Span,
): (Span & { id: string })[] =>
  blocks
    .filter(({ value: { status } }) => ['REQUESTED', 'CONFIRMED', 'DONE'].includes(status))
    .flatMap(({ value: { id, minutesBefore, minutesAfter }, from, to }) => [
      { id: `${id} before`, from: Math.max(shown.from, from - minutesBefore), to: from },
      { id: `${id} after`, from: to, to: Math.min(shown.to, to + minutesAfter) },
    ])
    .filter(({ from, to }) => from < to)
