import { number, table } from '../figures.mjs'

const text = (value, unit) =>
  `${Number.isInteger(value) ? number(value) : value.toFixed(Math.abs(value) < 10 ? 2 : 1)}${unit ? ` ${unit}` : ''}`

function goalOf({ most, least, goal, unit }) {
  if (goal !== undefined) return goal
  if (most !== undefined) return most === 0 ? '0' : `≤ ${text(most, unit)}`
  return least === undefined ? '–' : `≥ ${text(least, unit)}`
}

const isMissed = ({ value, most, least }) => value > (most ?? Infinity) || value < (least ?? -Infinity)

/**
 * Prints figures below each other. A row has a name, a value with its unit, and where there is a goal the `most` or the
 * `least` that it may be; `goal` tells that in words of its own.
 */
export function reportRows(title, rows, say) {
  const cells = rows.map((row) => [
    row.name,
    goalOf(row),
    text(row.value, row.unit),
    isMissed(row) ? '!' : '',
  ])
  say(`${table([title, 'goal', 'measured', ''], cells)}\n`)
}

/** Returns the value at `at` of the line through points `[x, y]` that is nearest to all of them, by least squares. */
export function valueOnLine(points, at) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [0, 1].map((axis) => mean(points.map((point) => point[axis])))
  const slope =
    points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) /
    points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
  return y + slope * (at - x)
}
