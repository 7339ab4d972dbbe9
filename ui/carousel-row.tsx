import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Children, useEffect, useRef, useState, type ReactNode } from 'react'
import { css } from './css.ts'
import { withoutScripts } from './without-scripts.ts'

const list = css({
  '--gap': '24px',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'var(--wide)',
  gap: 'var(--gap)',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  // Room for the focus ring, which a scrolling box would cut off.
  padding: '6px',
  margin: '-6px',
  scrollPaddingInline: '6px',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > *': { scrollSnapAlign: 'start', minWidth: 0 },
  '@smallTablet': { gridAutoColumns: 'var(--tablet)' },
  '@phone': {
    '--gap': '16px',
    gridAutoColumns: 'var(--phone)',
    marginInline: '-$sizes$sideMobile',
    paddingInline: '$sizes$sideMobile',
    scrollPaddingInline: '$sizes$sideMobile',
  },
  variants: {
    // No two of these set the same property, so that it does not matter which a page asks for first.
    columns: {
      3: { '--wide': 'calc((100% - 2 * var(--gap)) / 3)' },
      4: { '--wide': 'calc((100% - 3 * var(--gap)) / 4)' },
    },
    narrow: {
      wide: { '--tablet': '44%', '--phone': '80%' },
      slim: { '--tablet': '36%', '--phone': '64%' },
    },
  },
})
/** Their place is kept until they can do something. On a phone one swipes: the next card looks in. */
const controls = css({
  display: 'flex',
  justifyContent: 'end',
  gap: '$2',
  marginTop: '$8',
  '@phone': { display: 'none' },
  ...withoutScripts({ display: 'none' }),
  variants: {
    live: { true: {}, false: { visibility: 'hidden' } },
    /** Where all cards have room at once. */
    fits: {
      never: {},
      pc: { '@pc': { display: 'none' } },
      always: { display: 'none' },
    },
  },
})
const control = css({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  border: '1px solid $line',
  borderRadius: '$round',
  color: '$ink',
  transition: 'border-color $quick, opacity $quick',
  '@hover': { '&:hover:not(:disabled)': { borderColor: '$ink' } },
  '&:disabled': { opacity: 0.32, cursor: 'default' },
})

type CarouselRowProps = {
  /** List items. */
  children: ReactNode
  /** Name of the list, for those who do not see it: `이벤트`. */
  label: string
  columns?: 3 | 4
  /** Share of the screen that one takes where not all fit. */
  narrow?: 'wide' | 'slim'
}

/**
 * A row that one swipes or scrolls; where it is longer than its place, buttons move it by a screen. Without scripts
 * it still scrolls.
 */
export function CarouselRow({ children, label, columns = 3, narrow = 'wide' }: CarouselRowProps) {
  const row = useRef<HTMLUListElement>(null)
  /** At which ends it is; unknown until it has been measured. */
  const [edges, setEdges] = useState<{ start: boolean; end: boolean } | null>(null)
  const fits = edges !== null && edges.start && edges.end
  const count = Children.count(children)
  // The widths that a tablet gives a card leave room for two.
  const room = count <= 2 ? 'always' : count <= columns ? 'pc' : 'never'

  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const left = element.scrollLeft
      const start = left <= 2
      const end = left + element.clientWidth >= element.scrollWidth - 2
      setEdges((known) => (known?.start === start && known.end === end ? known : { start, end }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  const move = (direction: 1 | -1) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    row.current?.scrollBy({
      left: direction * row.current.clientWidth * 0.9,
      behavior: still ? 'auto' : 'smooth',
    })
  }
  return (
    <div role="group" aria-label={label}>
      {/* What scrolls can be scrolled with the arrow keys, even where nothing in it takes the focus. */}
      <ul ref={row} className={list({ columns, narrow })} tabIndex={fits ? undefined : 0}>
        {children}
      </ul>
      <div className={controls({ live: edges !== null, fits: room })}>
        <button
          type="button"
          className={control()}
          disabled={edges?.start}
          onClick={() => move(-1)}
          aria-label={`이전 ${label}`}
        >
          <ArrowLeft size={20} strokeWidth={1.5} aria-hidden />
        </button>
        <button
          type="button"
          className={control()}
          disabled={edges?.end}
          onClick={() => move(1)}
          aria-label={`다음 ${label}`}
        >
          <ArrowRight size={20} strokeWidth={1.5} aria-hidden />
        </button>
      </div>
    </div>
  )
}
