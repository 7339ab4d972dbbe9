import type { ReactNode } from 'react'
import { css } from './css.ts'
import { containerClass, eyebrowClass } from './layout.tsx'
import { text } from './text.ts'

const page = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'min(78svh, 760px)',
  paddingBlock: '$24',
  '@phone': { paddingBlock: '$14' },
})
const title = css({ ...text.display1, whiteSpace: 'pre-line' })
const words = css({
  marginTop: '$6',
  ...text.body1,
  maxWidth: '30em',
  color: '$gray700',
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
  '@phone': { ...text.body1['@phone'], marginTop: '$4' },
})
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  marginTop: '$12',
  '@phone': { display: 'grid', marginTop: '$8' },
})

type MessagePageProps = {
  eyebrow?: string | undefined
  title: string
  text: string
  /** Facts below the text. */
  details?: ReactNode
  children?: ReactNode
}

/** A page that says one thing, large, with ways on below it. */
export function MessagePage({ eyebrow, title: heading, text: below, details, children }: MessagePageProps) {
  return (
    <section className={page()}>
      <div className={containerClass()}>
        {eyebrow && <p className={eyebrowClass()}>{eyebrow}</p>}
        <h1 className={title()}>{heading}</h1>
        {below && <p className={words()}>{below}</p>}
        {details}
        {children && <div className={actions()}>{children}</div>}
      </div>
    </section>
  )
}
