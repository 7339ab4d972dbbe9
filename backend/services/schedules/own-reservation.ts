import type { Database } from '#backend/database/database.ts'
import type { Customer } from '#backend/services/customer-sessions.ts'
import { ofCustomer, requireStored } from '#backend/services/reservations/find.ts'

type Asked = {
  place: { partnerId: number }
  customer: () => Promise<Customer>
  query: { reservationId?: number | undefined }
}

/**
 * Makes sure that the reservation a free time is looked for is the asker's: leaving out another's from what is taken
 * would tell when it is. Throws 401 where nobody is signed in, 404 where it is not theirs.
 */
export async function requireOwnReservation(
  database: Database,
  { place: { partnerId }, customer, query: { reservationId } }: Asked,
): Promise<void> {
  if (reservationId === undefined) return
  const { id } = await customer()
  await database.withPartner(partnerId, (tx) => requireStored(tx, partnerId, ofCustomer(id, reservationId)))
}
