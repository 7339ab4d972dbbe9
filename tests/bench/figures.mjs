const sorted = (values) => [...values].sort((a, b) => a - b)

export function median(values) {
  const ordered = sorted(values)
  const middle = (ordered.length - 1) / 2
  return (ordered[Math.floor(middle)] + ordered[Math.ceil(middle)]) / 2
}

/** The value that this share of all does not exceed: 0.95 for p95. */
export const percentile = (values, share) =>
  sorted(values)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)]

/** Median, least and most of a figure that was measured in several rounds. */
export const spread = (values) => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
})

/** `0.31 (0.28–0.33)` */
export function spreadText(values, digits = 2) {
  const { median, min, max } = spread(values)
  return `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`
}

/** Of what each round measured on both sides. */
export const ratios = (over, under) => over.map((value, round) => value / under[round])

export const number = (value) => Math.round(value).toLocaleString('en-US')

/** Rows of a table in columns; the first column holds names, the others figures. */
export function table(head, rows) {
  const lines = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column].length)))
  const text = lines.map((line) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd(),
  )
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  return [text[0], rule, ...text.slice(1)].map((line) => `  ${line}`).join('\n')
}
