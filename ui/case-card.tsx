import type { BeforeAfter } from '#schema/before-afters.ts'
import * as styles from './case-card.styles.ts'
import { Comparison } from './comparison.tsx'
import { GateNote } from './gate-note.tsx'
import { PartnerMark } from './partner-mark.tsx'
import { Picture } from './picture.tsx'

type CaseFrameProps = {
  item: Pick<BeforeAfter, 'title' | 'cover' | 'gate' | 'before' | 'after'>
  index: number
  isSignedIn: boolean
  /** Pair of pictures. */
  pair?: number
  sizes?: string
}

/** The pictures of a case, or what stands in their place where the gate is closed. */
export function CaseFrame({ item, index, isSignedIn, pair = 0, sizes }: CaseFrameProps) {
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
          {!gate.isOpen && (
            <GateNote required={gate.required} isSignedIn={isSignedIn} className={styles.gate()} />
          )}
        </>
      )}
    </div>
  )
}

type CaseCardProps = { item: BeforeAfter; index: number; isSignedIn: boolean; Heading: 'h2' | 'h3' }

/** One case in a list. Its title leads to its page; its pictures can be compared in the list. */
export function CaseCard({ item, index, isSignedIn, Heading }: CaseCardProps) {
  return (
    <article>
      <CaseFrame item={item} index={index} isSignedIn={isSignedIn} />
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
