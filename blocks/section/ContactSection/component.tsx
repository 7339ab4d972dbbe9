import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { Section } from '#ui/layout.tsx'
import { TextSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote } from '#ui/state-note.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { queries } from './queries.ts'
import * as styles from './styles.ts'
import { useWays } from './use-ways.ts'
import { Way } from './way.tsx'

export default function ContactSection({ data }: BlockProps<typeof block>) {
  const { partner, boardTypes } = queries(data, useQueryContext())
  const { data: info } = useQuery(partner)
  const { data: boards } = useQuery(boardTypes)
  const board = boards?.rows.find(({ writer }) => writer === 'CUSTOMER')
  const ways = useWays(data, info, board)
  return (
    <Section eyebrow={data.eyebrow} title={data.title} lead={data.lead} ground={data.ground}>
      {!info && <TextSkeleton lines={4} />}
      {info && ways.length === 0 && (
        <EmptyNote
          sentence="오시는 길과 진료 시간을 먼저 살펴봐 주세요."
          link={{ title: '오시는 길', url: '/info' }}
        />
      )}
      {info && ways.length > 0 && (
        <ul className={styles.list()}>
          {ways.map((way) => (
            <li key={way.title} className={styles.item()}>
              <Way way={way} Heading={data.title ? 'h3' : 'h2'} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
