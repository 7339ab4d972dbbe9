import type { PropsWithChildren, ReactNode } from 'react'
import { css, cx } from './css.ts'
import { readable } from './readable.ts'
import { text } from './text.ts'

const container = css({
  width: '100%',
  maxWidth: '$layout',
  marginInline: 'auto',
  paddingInline: '$sizes$side',
  '@phone': { paddingInline: '$sizes$sideMobile' },
})

/** Class that keeps every left edge in line: the layout's width and side padding, for parts that lay themselves out. */
export const containerClass = () => container()

const section = css({
  // A section that bleeds to the edges must not make the page wider than the screen.
  overflowX: 'clip',
  paddingBlock: '$32',
  '@smallTablet': { paddingBlock: '$24' },
  '@phone': { paddingBlock: '$16' },
  variants: {
    ground: {
      // Two on the same ground are parted by one space, not by the end of one and the beginning of the next.
      plain: { ':has(> &) + div > &': { paddingTop: 0 } },
      surface: { backgroundColor: '$surface', ':has(> &) + div > &': { paddingTop: 0 } },
      ink: { backgroundColor: '$ink', color: '$ground' },
    },
  },
})

const head = css({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '$4 $10',
  marginBottom: '$14',
  '@phone': { flexDirection: 'column', alignItems: 'start', marginBottom: '$7' },
})
const eyebrow = css({
  ...text.label3,
  color: readable.primary,
  letterSpacing: '0.02em',
  marginBottom: '$4',
  '@phone': { marginBottom: '$2' },
  variants: { onInk: { true: { color: 'inherit', opacity: 0.64 } } },
})
const title = css({ ...text.display2, whiteSpace: 'pre-line' })
const lead = css({
  ...text.body2,
  marginTop: '$5',
  maxWidth: '34em',
  opacity: 0.76,
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
  '@phone': { ...text.body2['@phone'], marginTop: '$3' },
})

/** Class of the small line above a title. */
export const eyebrowClass = (onInk = false) => eyebrow({ onInk })

type HeadProps = {
  /** Small line above the title. */
  eyebrow?: string | undefined
  title?: string | undefined
  lead?: string | undefined
  /** Stands at the right of the title: usually the link to all. */
  action?: ReactNode
}

export type SectionProps = PropsWithChildren<
  HeadProps & {
    ground?: 'plain' | 'surface' | 'ink' | undefined
    className?: string
  }
>

/** A band of the page with its heading, aligned to the layout. */
export function Section({
  ground = 'plain',
  className,
  children,
  eyebrow,
  title,
  lead,
  action,
}: SectionProps) {
  return (
    <section className={cx(section({ ground }), className)}>
      <div className={container()}>
        <SectionHead eyebrow={eyebrow} title={title} lead={lead} action={action} onInk={ground === 'ink'} />
        {children}
      </div>
    </section>
  )
}

/** A section's heading, for sections that give it a place of their own. Nothing where there is nothing to say. */
export function SectionHead({
  eyebrow: above,
  title: heading,
  lead: below,
  action,
  onInk = false,
  className,
}: HeadProps & { onInk?: boolean; className?: string }) {
  if (!above && !heading && !below && !action) return null
  return (
    <div className={cx(head(), className)}>
      <div>
        {above && <p className={eyebrow({ onInk })}>{above}</p>}
        {heading && <h2 className={title()}>{heading}</h2>}
        {below && <p className={lead()}>{below}</p>}
      </div>
      {action}
    </div>
  )
}
