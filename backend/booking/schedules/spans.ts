/** A stretch of time from `start` until before `end`, in whatever unit both have. */
export type Span = { start: number; end: number }

/** Returns the parts of some spans that lie in another. */
export const within = (spans: readonly Span[], { start, end }: Span): Span[] =>
  spans
    .map((span) => ({ start: Math.max(span.start, start), end: Math.min(span.end, end) }))
    .filter((span) => span.start < span.end)

/** Returns the parts that two lists of spans have in common. */
export const overlap = (a: readonly Span[], b: readonly Span[]): Span[] =>
  b.flatMap((span) => within(a, span))

/** Some spans without what is taken out of them. */
export const without = (spans: readonly Span[], { start, end }: Span): Span[] =>
  spans.flatMap((span) => [
    ...within([span], { start: -Infinity, end: start }),
    ...within([span], { start: end, end: Infinity }),
  ])

/** The same time in as few spans as can be, in order: those that touch or overlap are one. */
export function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = []
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = whole.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else whole.push({ start, end })
  }
  return whole
}

export const meets = (a: Span, b: Span) => a.start < b.end && b.start < a.end

/** Returns whether one span lies in another whole. */
export const contains = (outer: Span, inner: Span) => outer.start <= inner.start && inner.end <= outer.end
