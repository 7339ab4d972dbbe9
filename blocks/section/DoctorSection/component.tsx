import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { useListedDoctors } from '#store/use-listed-doctors.ts'
import { CarouselRow } from '#ui/carousel-row.tsx'
import { DoctorCard } from '#ui/doctor-card.tsx'
import { DoctorLetter } from '#ui/doctor-letter.tsx'
import { HeadedSection } from '#ui/headed-section.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { CardsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote } from '#ui/state-note.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { chooseDoctors } from './choose-doctors.ts'
import { queries } from './queries.ts'

/** A doctor's place on the page of all of them. */
const addressOf = ({ id }: { id: number }) => `/introduce/staff?doctor=${id}`

export default function DoctorSection({ data }: BlockProps<typeof block>) {
  const { title, more, layout } = data
  const query = useQuery(queries(data, useQueryContext()).doctors)
  const Heading = title ? 'h3' : 'h2'
  return (
    <HeadedSection data={data}>
      <QueryState
        query={{ ...query, data: useListedDoctors(query.data) }}
        loading={<CardsSkeleton count={3} columns={3} />}
        failure="의료진을 불러오지 못했습니다. 잠시 뒤에 다시 시도해 주세요."
      >
        {({ rows }) => {
          const doctors = chooseDoctors(rows, data)
          if (doctors.length === 0) return <EmptyNote sentence={data.emptyText} link={more} />
          if (layout === 'letter')
            return doctors.map((doctor) => (
              <DoctorLetter key={doctor.id} doctor={doctor} Heading={Heading} url={addressOf(doctor)} />
            ))
          return (
            <CarouselRow label="의료진" columns={doctors.length === 3 ? 3 : 4} narrow="slim">
              {doctors.map((doctor, index) => (
                <li key={doctor.id}>
                  <DoctorCard doctor={doctor} index={index} Heading={Heading} url={addressOf(doctor)} />
                </li>
              ))}
            </CarouselRow>
          )
        }}
      </QueryState>
    </HeadedSection>
  )
}
