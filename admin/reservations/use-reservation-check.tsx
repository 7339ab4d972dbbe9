import { dayInSeoul } from '#schema/plain/days.ts'
import { ApiError } from '#api/client.ts'
import type { StandingReservation } from '#schema/problem.ts'
import { formatDateTime } from '#ui/format.ts'
import { useState } from 'react'
import { ConfirmActions } from '../parts/confirm-dialog.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Link } from '../parts/link.tsx'
import { standing } from './styles.ts'

type Accepted = { acceptReservations?: true }
type Asked = { problem: ApiError; answer: (goesOn: boolean) => void }

/**
 * For changes that may close a time that is booked. `attempt` makes one; where reservations stand in it, `dialog` shows
 * them, and the change is made again once somebody accepts that. Gives `null` where they decide against it.
 */
export function useReservationCheck() {
  const [asked, setAsked] = useState<Asked | null>(null)
  async function attempt<T>(make: (query: Accepted) => Promise<T>): Promise<{ made: T } | null> {
    try {
      return { made: await make({}) }
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.code !== 'reservations-stand') throw problem
      const goesOn = await new Promise<boolean>((answer) => setAsked({ problem, answer }))
      setAsked(null)
      return goesOn ? { made: await make({ acceptReservations: true }) } : null
    }
  }
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
      <ul className={standing()}>
        {problem.reservations.map((one) => (
          <li key={one.id}>
            <StandingRow reservation={one} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function StandingRow({ reservation }: { reservation: StandingReservation }) {
  const { reservedAt, employeeName, contactName } = reservation
  return (
    <>
      <Link to={`/reservations?day=${dayInSeoul(reservedAt)}`}>{formatDateTime(reservedAt)}</Link>
      <span>
        {contactName}
        {employeeName && ` · ${employeeName}`}
      </span>
    </>
  )
}
