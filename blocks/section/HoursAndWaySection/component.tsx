import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { Section } from '#ui/layout.tsx'
import { hasHours } from '#ui/hours-of-days.ts'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { HoursTable } from './hours-table.tsx'
import { queries } from './queries.ts'
import * as styles from './styles.ts'
import { Ride, Way } from './way.tsx'

export default function HoursAndWaySection({ data }: BlockProps<typeof block>) {
  const { partner } = queries(data, useQueryContext())
  const { data: info } = useQuery(partner)
  const { eyebrow, title, lead, ground } = data
  const hasTimes = info !== undefined && hasHours(info)
  const showsHours = hasTimes || data.hoursNote !== undefined
  const showsWay = info?.partnerAddress != null || data.image !== undefined
  if (info && !showsHours && !showsWay) return null
  const Subtitle = title ? 'h3' : 'h2'
  return (
    <Section eyebrow={eyebrow} title={title} lead={lead} ground={ground}>
      {info ? (
        <div className={styles.grid({ alone: !(showsHours && showsWay) })}>
          {showsHours && (
            <div className={styles.times()}>
              <Subtitle className={styles.subtitle()}>진료 시간</Subtitle>
              {hasTimes && <HoursTable partner={info} />}
              {data.hoursNote && <p className={styles.note()}>{data.hoursNote}</p>}
            </div>
          )}
          {showsWay && <Way partner={info} image={data.image} Subtitle={Subtitle} alone={!showsHours} />}
          {showsWay && <Ride partner={info} alone={!showsHours} />}
        </div>
      ) : (
        <div className={styles.empty()} aria-busy="true" />
      )}
    </Section>
  )
}
