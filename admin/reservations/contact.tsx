import { formatPhone } from '#ui/format.ts'
import { useState } from 'react'
import { useAdmin } from '../admin-context.tsx'
import { useWork } from '../parts/use-work.ts'
import type { ConsoleReservation } from './statuses.ts'
import { person, reveal } from './styles.ts'

/** Who made a reservation, masked until asked for. */
export function Contact({ reservation }: { reservation: ConsoleReservation }) {
  const { api } = useAdmin()
  const { run } = useWork()
  const [shown, setShown] = useState<ConsoleReservation | null>(null)
  const contact = shown ?? reservation
  const ask = async () => {
    const params = { reservationId: reservation.id }
    setShown(await api.request('POST /admin/reservations/{reservationId}/reveal', { params }))
  }
  return (
    <div className={person()} data-who>
      <b>{contact.contactName}</b>{' '}
      {!shown && (
        <button
          type="button"
          className={reveal()}
          title="누가 언제 보았는지 기록됩니다"
          onClick={() => void run(ask)}
        >
          연락처 보기
        </button>
      )}
      <small>
        {shown ? (
          <a href={`tel:${contact.contactPhone}`}>{formatPhone(contact.contactPhone)}</a>
        ) : (
          formatPhone(contact.contactPhone.replace(/^\+82/, '0'))
        )}
        {reservation.isMember && ' · 회원'}
        {reservation.isMinor && ' · 미성년'}
      </small>
    </div>
  )
}
