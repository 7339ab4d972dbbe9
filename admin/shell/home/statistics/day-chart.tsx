import { dayText } from '#schema/plain/days.ts'
import { bar, chart, chartDays, chartHead, figureLabel } from './styles.ts'
import { figureOf } from './words.ts'

type DayChartProps = {
  title: string
  days: { day: string; value: number; quiet?: number }[]
  /** What the quiet part of a bar counts. */
  quietTitle?: string
  /** Word after a figure: `명`, `건`. */
  unit: string
}

/** Width of a day in the drawing, of which its bar takes most; the drawing stretches to its place. */
const step = 10
const barWidth = 7
const height = 100

/** Draws a figure for each day as a bar, the highest as high as the drawing. The table beside it tells the same in text. */
export function DayChart({ title, days, quietTitle, unit }: DayChartProps) {
  const most = Math.max(...days.map(({ value }) => value), 1)
  const [first, last] = [days[0], days.at(-1)]
  const sum = days.reduce((total, { value }) => total + value, 0)
  return (
    <figure className={chart()}>
      <figcaption className={chartHead()}>
        <span>{title}</span>
        <small>
          하루 최대 {figureOf(most)}
          {unit}
        </small>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`날마다의 ${title}, 모두 ${figureOf(sum)}${unit}`}
      >
        {days.map(({ day, value, quiet = 0 }, index) => {
          const [whole, part] = [(value / most) * height, (quiet / most) * height]
          const left = index * step + (step - barWidth) / 2
          const words = `${dayText(day)} ${figureOf(value)}${unit}${quiet > 0 && quietTitle ? ` (${quietTitle} ${figureOf(quiet)}${unit})` : ''}`
          return (
            <g key={day} className={bar()}>
              <title>{words}</title>
              <rect x={index * step} y={0} width={step} height={height} data-part="place" />
              <rect x={left} y={height - whole} width={barWidth} height={whole - part} data-part="value" />
              <rect x={left} y={height - part} width={barWidth} height={part} data-part="quiet" />
            </g>
          )
        })}
      </svg>
      {first && last && (
        <div className={chartDays()} aria-hidden>
          <span>{dayText(first.day)}</span>
          <span>오늘</span>
        </div>
      )}
      {quietTitle && days.some(({ quiet = 0 }) => quiet > 0) && (
        <p className={figureLabel()}>
          <i aria-hidden /> {quietTitle}
        </p>
      )}
    </figure>
  )
}
