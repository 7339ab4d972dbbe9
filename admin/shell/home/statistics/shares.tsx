import { Link } from '#admin/kit/parts/link.tsx'
import { share, shares } from './styles.ts'
import { figureOf } from './words.ts'

type SharesProps = {
  title: string
  rows: { key: string | number; title: string; value: number; note?: string; link?: string }[]
  unit: string
}

/** Lists figures beside one another, each with a line as long as its part of the largest. */
export function Shares({ title, rows, unit }: SharesProps) {
  const most = Math.max(...rows.map(({ value }) => value), 1)
  return (
    <section className={shares()}>
      <h3>{title}</h3>
      <ul>
        {rows.map(({ key, title: name, value, note, link }) => (
          <li key={key} className={share()}>
            {link ? <Link to={link}>{name}</Link> : <span>{name}</span>}
            <b>
              {figureOf(value)}
              {unit}
              {note && <small>{note}</small>}
            </b>
            <i aria-hidden style={{ width: `${(value / most) * 100}%` }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
