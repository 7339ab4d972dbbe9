import type { ReactNode } from 'react'
import { css, cx } from './css.ts'
import { containerClass } from './layout.tsx'
import { text } from './text.ts'

const page = css({
  minHeight: '72svh',
  paddingTop: '$24',
  paddingBottom: '$32',
  '@smallTablet': { paddingTop: '$14', paddingBottom: '$24' },
  '@phone': { paddingTop: '$8', paddingBottom: '$16' },
})
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
  gap: '$10 $16',
  alignItems: 'start',
  '@smallTablet': { gridTemplateColumns: 'minmax(0, 560px)', gap: '$10' },
  '@phone': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$7' },
})
const head = css({ '@pc': { position: 'sticky', top: '160px' } })
const title = css({
  ...text.display2,
  whiteSpace: 'pre-line',
  '@phone': { ...text.display2['@phone'], fontSize: '1.75rem' },
})
const lead = css({
  marginTop: '$5',
  ...text.body2,
  maxWidth: '28em',
  color: '$gray700',
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
  '@phone': { ...text.body2['@phone'], marginTop: '$3' },
})
const under = css({ marginTop: '$8', '@phone': { marginTop: '$5' } })

type FormPageProps = {
  title: string
  lead?: string | undefined
  /** Stands below the title, on a phone too. */
  aside?: ReactNode
  children?: ReactNode
}

/** A page for one thing to do: its title at the left, what is to be filled in at the right; below it on a phone. */
export function FormPage({ title: words, lead: below, aside, children }: FormPageProps) {
  return (
    <section className={page()}>
      <div className={cx(containerClass(), columns())}>
        <div className={head()}>
          <h1 className={title()}>{words}</h1>
          {below && <p className={lead()}>{below}</p>}
          {aside && <div className={under()}>{aside}</div>}
        </div>
        <div>{children}</div>
      </div>
    </section>
  )
}
