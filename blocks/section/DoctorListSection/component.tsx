import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import type { Employee } from '#schema/employees.ts'
import { useListedDoctors } from '#store/use-listed-doctors.ts'
import { DoctorCard } from '#ui/doctor-card.tsx'
import { Section } from '#ui/layout.tsx'
import { pageAddress, rowNumber } from '#ui/page-address.ts'
import { QueryState } from '#ui/query-state.tsx'
import { CardsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote } from '#ui/state-note.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { OneDoctor } from './one-doctor.tsx'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

export default function DoctorListSection({ data }: BlockProps<typeof block>) {
  const context = useQueryContext()
  const { path, search } = context
  const query = useQuery(queries(data, context).doctors)
  const address = (doctor: Employee) => pageAddress(path, {}, { doctor: doctor.id })
  return (
    <Section ground={data.ground}>
      <QueryState
        query={{ ...query, data: useListedDoctors(query.data) }}
        loading={<CardsSkeleton count={6} columns={3} />}
        failure="의료진을 불러오지 못했습니다. 잠시 뒤에 다시 시도해 주세요."
      >
        {({ rows }) => {
          const [only] = rows
          if (!only)
            return <EmptyNote sentence={data.emptyText} link={{ title: '오시는 길', url: '/info' }} />
          const asked = rows.find(({ id }) => id === rowNumber(search.doctor))
          const shown = asked ?? (rows.length === 1 ? only : undefined)
          const others = rows.filter((doctor) => doctor !== shown)
          return (
            <>
              {shown && <OneDoctor doctor={shown} reserveTitle={data.reserveTitle} />}
              {shown && others.length > 0 && <h2 className={styles.others()}>{data.othersTitle}</h2>}
              <ul className={styles.list({ isSmall: shown !== undefined })}>
                {others.map((doctor, index) => (
                  <li key={doctor.id}>
                    <DoctorCard
                      doctor={doctor}
                      index={index}
                      Heading={shown ? 'h3' : 'h2'}
                      url={address(doctor)}
                      isShort={shown !== undefined}
                    />
                  </li>
                ))}
              </ul>
            </>
          )
        }}
      </QueryState>
    </Section>
  )
}
