import type { ReactNode } from 'react'
import type { BeforeAfter } from '#schema/before-afters.ts'
import * as styles from './case-card.styles.ts'
import { Comparison } from './comparison.tsx'
import { PartnerMark } from './partner-mark.tsx'
import { Picture } from './picture.tsx'

type CaseFrameProps = {
  item: Pick<BeforeAfter, 'title' | 'cover' | 'gate' | 'before' | 'after'>
  index: number
  /** Pair of pictures. */
  pair?: number
  sizes?: string
  /** Lies over what is closed. */
  children?: ReactNode
}

/** The pictures of a case, or a veil where its gate is closed. */
export function CaseFrame({ item, index, pair = 0, sizes, children }: CaseFrameProps) {
  const { title, cover, gate } = item
  const [before, after] = [item.before[pair], item.after[pair]]
  return (
    <div className={styles.frame()}>
      {before && after ? (
        <Comparison title={title} before={before} after={after} {...(sizes && { sizes })} />
      ) : (
        <>
          <div className={styles.veil()}>
            {cover ? (
              <Picture image={{ ...cover, alt: '' }} fit="fill" sizes="(max-width: 768px) 100vw, 33vw" />
            ) : (
              <PartnerMark name="" fit="fill" index={index} />
            )}
          </div>
          {!gate.isOpen && children}
        </>
      )}
    </div>
  )
}

type CaseCardProps = { item: BeforeAfter; index: number; Heading: 'h2' | 'h3' }

/** One case in a list, which says once why some are closed. Its title leads to its page; its pictures can be compared. */
export function CaseCard({ item, index, Heading }: CaseCardProps) {
  return (
    <article>
      <CaseFrame item={item} index={index} />
      <Heading className={styles.title()}>
        <a href={`/before-afters/${item.id}`}>{item.title}</a>
      </Heading>
      {item.products.length > 0 && (
        <p className={styles.treatment()}>{item.products.map(({ name }) => name).join(' · ')}</p>
      )}
      {item.note && <p className={styles.note()}>{item.note}</p>}
    </article>
  )
}
