import { css, cx } from './css.ts'

const mark = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  color: '$primary2',
  backgroundColor: 'color-mix(in srgb, $colors$primary2 12%, $colors$surface)',
  '& text': { fontFamily: '$display', fontWeight: 700, fill: 'currentColor', fillOpacity: 0.6 },
  variants: {
    fit: {
      landscape: { aspectRatio: '4 / 3' },
      portrait: { aspectRatio: '3 / 4' },
      square: { aspectRatio: '1' },
      fill: { position: 'absolute', inset: 0, height: '100%' },
    },
  },
})

/** Centres of a mark's rings; they differ, so that a row of marks is a family and not a repeat. */
const centres = [
  [400, 0],
  [0, 300],
  [200, 380],
  [420, 260],
  [-20, 40],
] as const
const rings = [70, 112, 154, 196, 238, 280]

type PartnerMarkProps = {
  /** Name whose first letter stands in the middle: the partner's, or a person's. */
  name: string
  fit?: 'landscape' | 'portrait' | 'square' | 'fill'
  /** Place in a row of marks. */
  index?: number
  className?: string
}

/** Stands in for a missing picture: an initial on the partner's tint. */
export function PartnerMark({ name, fit = 'landscape', index = 0, className }: PartnerMarkProps) {
  const [x, y] = centres[index % centres.length] ?? centres[0]
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      className={cx(mark({ fit }), className)}
      aria-hidden
    >
      <g fill="none" stroke="currentColor" strokeOpacity="0.2">
        {rings.map((radius) => (
          <circle key={radius} cx={x} cy={y} r={radius} />
        ))}
      </g>
      <text x="200" y="150" textAnchor="middle" dominantBaseline="central" fontSize="56">
        {name.trim().slice(0, 1)}
      </text>
    </svg>
  )
}
