import { callMutation } from '#api/call-query.ts'
import { ApiError } from '#api/client.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { TextSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote, FailureNote } from '#ui/state-note.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Opened } from './opened.tsx'
import { openedOf, reservationQuery, reviewPlacesQuery } from './queries.ts'
import * as styles from './styles.ts'

/** One of somebody's own bookings, by its address. */
export function MyReservation({ isKnown }: { isKnown: boolean }) {
  const context = useQueryContext()
  const { api } = context
  const params = { reservationId: openedOf(context) ?? 0 }
  const one = reservationQuery(api, params.reservationId)
  const queryClient = useQueryClient()
  const openReservation = useApplicationStore((state) => state.openReservation)
  const { data, error, refetch } = useQuery({ ...one, enabled: isKnown })
  const cancel = useMutation(callMutation(api, 'POST /customer/reservations/{reservationId}/cancel'))
  return (
    <>
      <h1 className={styles.title()}>예약 내용</h1>
      {data ? (
        <Opened
          reservation={data}
          onCancel={async (reason) => {
            const cancelled = await cancel.mutateAsync({ params, body: { reason } })
            queryClient.setQueryData(one.queryKey, cancelled)
            await queryClient.invalidateQueries({ queryKey: ['GET /customer/reservations'] })
          }}
          onMove={() => openReservation('treatment', { ...params, isMove: true })}
          loadCalendar={() => api.request('GET /customer/reservations/{reservationId}/calendar', { params })}
          reviewPlaces={reviewPlacesQuery(api, data)}
        />
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyNote
          sentence="그런 예약이 없거나 다른 분의 예약입니다."
          link={{ title: '내 예약 보기', url: '/reservations' }}
        />
      ) : error ? (
        <FailureNote sentence="예약을 불러오지 못했습니다." onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={6} />
      )}
      {data && (
        <p className={styles.back()}>
          <a href="/reservations">내 예약 모두 보기</a>
        </p>
      )}
    </>
  )
}
