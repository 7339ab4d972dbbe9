import { dayInSeoul } from '#schema/plain/days.ts'
import type { StandingReservation } from '#schema/problem.ts'
import { css } from '#ui/css.ts'
import { formatDateTime } from '#ui/format.ts'
import { ConfirmActions } from '../parts/confirm-dialog.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Link } from '../parts/link.tsx'
import { useAccepted } from './use-accepted.ts'

const standing = css({
  display: 'grid',
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: '13px',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 12px',
    padding: '8px 0',
    borderTop: '1px solid $gray200',
  },
  '& a': { textDecoration: 'underline', textUnderlineOffset: '3px', fontVariantNumeric: 'tabular-nums' },
})

type Asked = NonNullable<ReturnType<typeof useAccepted>['asked']>

/**
 * For changes that may close a time that is booked. `attempt` makes one; where reservations stand in it, `dialog` shows
 * them, and the change is made again once somebody accepts that. Gives `null` where they decide against it.
 */
export function useReservationCheck() {
  const { attempt, asked } = useAccepted('reservations-stand', () => ({ acceptReservations: true as const }))
  return { attempt, dialog: asked && <StandingDialog {...asked} /> }
}

function StandingDialog({ problem, answer }: Asked) {
  return (
    <Dialog
      title="예약이 있는 시간입니다"
      onClose={() => answer(false)}
      actions={
        <ConfirmActions
          confirm="예약을 두고 저장"
          keep="저장하지 않기"
          look="primary"
          onConfirm={() => answer(true)}
          onClose={() => answer(false)}
        />
      }
    >
      <p>{problem.message}</p>
      <Standing title="예약" rows={problem.reservations} toScreen={(day) => `/reservations?day=${day}`} />
      <Standing
        title="대기 고객에게 안내한 자리"
        rows={problem.offers}
        toScreen={(day) => `/reservations?view=waitings&day=${day}`}
      />
    </Dialog>
  )
}

type StandingProps = {
  title: string
  rows: readonly StandingReservation[]
  /** Screen that shows those of a day. */
  toScreen: (day: string) => string
}

function Standing({ title, rows, toScreen }: StandingProps) {
  if (rows.length === 0) return null
  return (
    <ul className={standing()} aria-label={title}>
      {rows.map(({ id, reservedAt, employeeName, contactName }) => (
        <li key={id}>
          <Link to={toScreen(dayInSeoul(reservedAt))}>{formatDateTime(reservedAt)}</Link>
          <span>{[contactName, employeeName].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}
