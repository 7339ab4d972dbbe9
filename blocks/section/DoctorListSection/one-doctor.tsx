import { useQueryContext } from '#api/use-query-context.tsx'
import type { Employee } from '#schema/employees.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { buttonClass } from '#ui/button.tsx'
import { DoctorLetter } from '#ui/doctor-letter.tsx'
import { pageAddress } from '#ui/page-address.ts'
import { bookingButton } from '#ui/without-scripts.ts'
import { useQuery } from '@tanstack/react-query'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

/** The doctor who was chosen, with the ways on: their schedule, a booking. */
export function OneDoctor({ doctor, reserveTitle }: { doctor: Employee; reserveTitle: string }) {
  const { data: partner } = useQuery(queries(null, useQueryContext()).partner)
  const openReservation = useApplicationStore((state) => state.openReservation)
  return (
    <DoctorLetter doctor={doctor} Heading="h2">
      <div className={styles.actions()}>
        {reserveTitle && partner?.homepageConfig.useWidget && (
          <button {...bookingButton} className={buttonClass()} onClick={() => openReservation('visit')}>
            {reserveTitle}
          </button>
        )}
        <a
          href={pageAddress('/introduce/schedule', {}, { doctor: doctor.id })}
          className={buttonClass({ look: 'outline' })}
        >
          진료 일정 보기
        </a>
      </div>
    </DoctorLetter>
  )
}
