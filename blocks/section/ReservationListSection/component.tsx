import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { containerClass } from '#ui/layout.tsx'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import type block from './block.ts'
import { Lookup } from './lookup.tsx'
import { MyReservation } from './my-reservation.tsx'
import { MyReservations } from './my-reservations.tsx'
import { openedOf } from './queries.ts'
import * as styles from './styles.ts'

export default function ReservationListSection({ data }: BlockProps<typeof block>) {
  const context = useQueryContext()
  const isKnown = useApplicationStore(({ visitor }) => visitor.isKnown)
  const isSignedIn = useApplicationStore(({ auth }) => auth.user !== null)
  if (isKnown && !isSignedIn) return <Lookup data={data} />
  return (
    <section className={styles.page()}>
      <div className={containerClass()}>
        {openedOf(context) === null ? (
          <>
            <h1 className={styles.title()}>{data.title}</h1>
            {isKnown ? <MyReservations emptyText={data.emptyText} /> : <RowsSkeleton count={5} />}
          </>
        ) : (
          <MyReservation isKnown={isKnown} />
        )}
      </div>
    </section>
  )
}
