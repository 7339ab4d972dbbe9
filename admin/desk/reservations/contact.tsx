import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { MaskedContact } from './masked-contact.tsx'
import type { ConsoleReservation } from './statuses.ts'

/** Who made a reservation. */
export function Contact({ reservation }: { reservation: ConsoleReservation }) {
  const { api } = useAdmin()
  const params = { reservationId: reservation.id }
  const ask = () => api.request('POST /admin/reservations/{reservationId}/reveal', { params })
  return <MaskedContact of={reservation} ask={ask} />
}
