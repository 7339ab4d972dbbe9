import type { ClosedAccount } from '#schema/customers.ts'
import { css } from '#ui/css.ts'
import { formatDateTime } from '#ui/format.ts'
import { text } from '#ui/text.ts'

const box = css({
  ...text.body3,
  display: 'grid',
  gap: '$2',
  marginTop: '$8',
  padding: '$6',
  maxWidth: '32em',
  borderRadius: '$small',
  backgroundColor: '$surface',
  '& strong': { fontWeight: 700 },
  '& li': { paddingBlock: '2px' },
  '@phone': { padding: '$5' },
})

/** Reads what ended with the account from the state of a history's entry; `null` where nothing did. */
export function readClosed(state: unknown): ClosedAccount | null {
  const { cancelledReservations: cancelled, withdrawnWaitings: waitings } = (state ??
    {}) as Partial<ClosedAccount>
  if (!Array.isArray(cancelled) || typeof waitings !== 'number') return null
  return cancelled.length + waitings > 0
    ? { cancelledReservations: cancelled, withdrawnWaitings: waitings }
    : null
}

/** Tells which bookings were cancelled with the account. */
export function Ended({
  closed: { cancelledReservations: cancelled, withdrawnWaitings },
}: {
  closed: ClosedAccount
}) {
  return (
    <div className={box()} role="status">
      {cancelled.length > 0 && (
        <>
          <p>
            <strong>예약 {cancelled.length}건을 취소했습니다.</strong> 예약하신 번호로 취소 안내를
            보내드립니다.
          </p>
          <ul>
            {cancelled.map(({ reservedAt }) => (
              <li key={reservedAt}>
                <time dateTime={reservedAt}>{formatDateTime(reservedAt)}</time>
              </li>
            ))}
          </ul>
        </>
      )}
      {withdrawnWaitings > 0 && <p>신청하신 대기 {withdrawnWaitings}건을 취소했습니다.</p>}
    </div>
  )
}
