import type { BlockData, BlockProps } from '#schema/define-block.ts'
import { ActionLink } from '#ui/action-link.tsx'
import { Section } from '#ui/layout.tsx'
import { MoreLink } from '#ui/more-link.tsx'
import { PartnerMark } from '#ui/partner-mark.tsx'
import { Picture } from '#ui/picture.tsx'
import { Lock } from 'lucide-react'
import type block from './block.ts'
import { Comparison } from './comparison.tsx'
import * as styles from './styles.ts'

type Data = BlockData<typeof block>
type Case = Data['cases'][number]

/** What everybody sees of a case for members: no photo, and the way to see it. */
function Gate({ data, item, index }: { data: Data; item: Case; index: number }) {
  return (
    <>
      <div className={styles.veil()}>
        {item.cover ? (
          <Picture image={item.cover} fit="fill" sizes="(max-width: 768px) 100vw, 33vw" />
        ) : (
          <PartnerMark name="" fit="fill" index={index} />
        )}
      </div>
      <div className={styles.gate()}>
        <p className={styles.gateMark()}>
          <Lock size={16} strokeWidth={1.75} aria-hidden />
          회원 공개
        </p>
        <p className={styles.gateText()}>{data.gateText}</p>
        {data.gateLink && (
          <ActionLink url={data.gateLink.url} className={styles.gateLink()}>
            {data.gateLink.title}
          </ActionLink>
        )}
      </div>
    </>
  )
}

export default function BeforeAfterSection({ data }: BlockProps<typeof block>) {
  const { eyebrow, title, lead, ground, more } = data
  const Heading = title ? 'h3' : 'h2'
  return (
    <Section
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      ground={ground}
      action={more && <MoreLink link={more} />}
    >
      <ul className={styles.list()}>
        {data.cases.map((item, index) => (
          <li key={index}>
            <article>
              <div className={styles.frame()}>
                {!item.gated && item.before && item.after ? (
                  <Comparison title={item.title} before={item.before} after={item.after} />
                ) : (
                  <Gate data={data} item={item} index={index} />
                )}
              </div>
              <Heading className={styles.title()}>{item.title}</Heading>
              <p className={styles.treatment()}>{item.treatment}</p>
              {item.note && <p className={styles.note()}>{item.note}</p>}
            </article>
          </li>
        ))}
      </ul>
      {data.notice && <p className={styles.notice()}>{data.notice}</p>}
    </Section>
  )
}
