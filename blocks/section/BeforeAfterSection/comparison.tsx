import type { Image } from '#schema/primitives.ts'
import { Picture } from '#ui/picture.tsx'
import { useEffect, useRef, useState } from 'react'
import * as styles from './styles.ts'

type ComparisonProps = { title: string; before: Image; after: Image }

const sizes = '(max-width: 768px) 100vw, (max-width: 1024px) 50vw, 33vw'

/** Two photos: beside each other without scripts, one over the other with a line to move once there are some. */
export function Comparison({ title, before, after }: ComparisonProps) {
  const pair = useRef<HTMLDivElement>(null)
  const [movable, setMovable] = useState(false)
  useEffect(() => setMovable(true), [])
  const half = (side: 'before' | 'after', image: Image, label: string) => (
    <div className={styles.half({ movable, side })}>
      <Picture image={image} fit="fill" sizes={sizes} />
      <span className={styles.tag({ side })}>{label}</span>
    </div>
  )
  return (
    <div ref={pair} className={styles.pair({ movable })}>
      {half('before', before, '진료 전')}
      {half('after', after, '진료 후')}
      {movable && (
        <input
          type="range"
          min={0}
          max={100}
          defaultValue={50}
          className={styles.range()}
          aria-label={`${title}: 진료 전과 후의 경계`}
          onInput={({ currentTarget }) =>
            pair.current?.style.setProperty('--at', String(currentTarget.valueAsNumber / 100))
          }
        />
      )}
    </div>
  )
}
