/** Minutes since midnight; `to` is not part of it. */
export type Span = { from: number; to: number }

export type Placed<Value> = Span & {
  value: Value
  /** Place among those that it shares its time with: the first is 0. */
  lane: number
  lanes: number
}

/** Puts what overlaps side by side, each as wide as the fullest moment of its group leaves it. */
export function layOut<Value>(values: readonly Value[], spanOf: (value: Value) => Span): Placed<Value>[] {
  const spans = values
    .map((value) => ({ value, ...spanOf(value) }))
    .sort((a, b) => a.from - b.from || b.to - a.to)
  const placed: Placed<Value>[] = []
  let group: Placed<Value>[] = []
  /** End of the last in each lane. */
  let ends: number[] = []
  const close = () => {
    for (const one of group) one.lanes = ends.length
    placed.push(...group)
    group = []
    ends = []
  }
  for (const span of spans) {
    if (ends.every((end) => end <= span.from)) close()
    const free = ends.findIndex((end) => end <= span.from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = span.to
    group.push({ ...span, lane, lanes: 1 })
  }
  close()
  return placed
}

/** Whole hours that hold all spans; a working day where there are none. */
export function hoursAround(spans: readonly Span[]): Span {
  if (spans.length === 0) return { from: 9 * 60, to: 19 * 60 }
  return {
    from: Math.floor(Math.min(...spans.map(({ from }) => from)) / 60) * 60,
    to: Math.min(24 * 60, Math.ceil(Math.max(...spans.map(({ to }) => to)) / 60) * 60),
  }
}

/** What lies between the spans from one moment to another. */
export function gapsBetween(spans: readonly Span[], { from, to }: Span): Span[] {
  const gaps: Span[] = []
  let reached = from
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    if (span.from > reached) gaps.push({ from: reached, to: Math.min(span.from, to) })
    reached = Math.max(reached, span.to)
  }
  if (reached < to) gaps.push({ from: reached, to })
  return gaps
}
