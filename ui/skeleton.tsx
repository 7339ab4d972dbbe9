import type { CSSProperties, PropsWithChildren } from 'react'
import { css, keyframes } from './css.ts'
import { visuallyHidden } from './visually-hidden.ts'

const sheen = keyframes({ from: { backgroundPosition: '160% 0' }, to: { backgroundPosition: '-60% 0' } })
const shape = css({
  display: 'block',
  borderRadius: '$small',
  // Moves slowly and little: it says that something comes, and asks for no attention.
  background:
    'linear-gradient(100deg, $colors$surface 42%, color-mix(in srgb, $colors$surface 60%, $colors$ground) 50%, $colors$surface 58%) 0 0 / 220% 100%',
  animation: `${sheen} 2400ms linear infinite`,
  variants: {
    kind: {
      line: { height: '1em', marginBlock: '0.3em' },
      title: { height: '1.4em', marginBlock: '0.3em' },
      picture: { borderRadius: '$base', aspectRatio: '4 / 3' },
    },
  },
})
const cards = css({
  display: 'grid',
  gap: '$10 $6',
  '@phone': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$6 $4' },
  variants: {
    columns: {
      2: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      3: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      4: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
})
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 96px',
  gap: '$6',
  alignItems: 'center',
  paddingBlock: '$5',
  borderBottom: '1px solid $line',
})

const places = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A piece in the shape of what comes: a line of text, a title, a picture. */
export function Skeleton({ kind, width }: { kind: 'line' | 'title' | 'picture'; width?: string }) {
  return (
    <span
      className={shape({ kind })}
      style={width === undefined ? undefined : ({ width } as CSSProperties)}
    />
  )
}

/** Announces once that content is loading; screen readers skip the shapes inside. */
function Loading({ children }: PropsWithChildren) {
  return (
    <div role="status">
      <span className={visuallyHidden()}>불러오는 중입니다.</span>
      <div aria-hidden>{children}</div>
    </div>
  )
}

/** Skeleton of a list of cards: a picture, a name, a line. */
export function CardsSkeleton({ count = 4, columns = 4 }: { count?: number; columns?: 2 | 3 | 4 }) {
  return (
    <Loading>
      <div className={cards({ columns })}>
        {places(count).map((index) => (
          <div key={index}>
            <Skeleton kind="picture" />
            <Skeleton kind="title" width="72%" />
            <Skeleton kind="line" width="92%" />
          </div>
        ))}
      </div>
    </Loading>
  )
}

/** Skeleton of a list of rows: a title and a date. */
export function RowsSkeleton({ count = 5 }: { count?: number }) {
  return (
    <Loading>
      {places(count).map((index) => (
        <div key={index} className={row()}>
          <Skeleton kind="line" width={`${84 - ((index * 13) % 34)}%`} />
          <Skeleton kind="line" />
        </div>
      ))}
    </Loading>
  )
}

/** Skeleton of a text. */
export function TextSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <Loading>
      <Skeleton kind="title" width="46%" />
      {places(lines).map((index) => (
        <Skeleton key={index} kind="line" width={index === lines - 1 ? '58%' : '100%'} />
      ))}
    </Loading>
  )
}
