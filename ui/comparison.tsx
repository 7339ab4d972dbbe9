import type { Image } from '#schema/primitives.ts'
import { Picture } from './picture.tsx'
import { useEffect, useState, type CSSProperties } from 'react'
import * as styles from './comparison.styles.ts'

type ComparisonProps = {
  /** Name of the case. */
  title: string
  before: Image
  after: Image
  /** `sizes` of the pictures as laid out. */
  sizes?: string
}

/**
 * Two photos in the nearest positioned ancestor: beside each other without scripts, one over the other with a line to
 * move once there are some. The line is a range: it moves by pointer, by finger and by the arrow keys.
 */
export function Comparison({
  title,
  before,
  after,
  sizes = '(max-width: 768px) 100vw, (max-width: 1024px) 50vw, 33vw',
}: ComparisonProps) {
  /** Position of the line, in percent of the way from left to right. */
  const [at, setAt] = useState(50)
  const [movable, setMovable] = useState(false)
  useEffect(() => setMovable(true), [])
  const half = (side: 'before' | 'after', image: Image, label: string) => (
    <div className={styles.half({ movable, side })}>
      <Picture image={image} fit="fill" sizes={sizes} />
      <span className={styles.tag({ side })}>{label}</span>
    </div>
  )
  return (
    <div
      className={styles.pair({ movable })}
      style={movable ? ({ '--at': at / 100 } as CSSProperties) : undefined}
    >
      {half('before', before, '진료 전')}
      {half('after', after, '진료 후')}
      {movable && (
        <input
          type="range"
          min={0}
          max={100}
          value={at}
          onChange={({ currentTarget }) => setAt(currentTarget.valueAsNumber)}
          className={styles.range()}
          aria-label={`${title}: 진료 전과 후의 경계`}
          aria-valuetext={`진료 전 사진이 ${at}%`}
        />
      )}
    </div>
  )
}
