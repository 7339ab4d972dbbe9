import type { Database } from '#backend/kernel/database/database.ts'
import type { Customer } from '#backend/people/customers/customer-sessions.ts'
import { isChangeToken, readSigningKey } from './change-token.ts'
import { noSuchReservation, ofCustomer, requireStored } from './find.ts'

type Asked = {
  partner: { partnerId: number }
  customer: () => Promise<Customer>
  query: { reservationId?: number | undefined; changeToken?: string | undefined }
}

/**
 * Makes sure that the reservation a free time is looked for is the asker's: leaving out another's from what is taken
 * would tell when it is. A guest shows it by the token that finding it gave them. Throws 401 where nobody is signed in and
 * there is no token, 404 where it is not theirs.
 */
export async function requireOwnReservation(
  database: Database,
  { partner: { partnerId }, customer, query: { reservationId, changeToken } }: Asked,
): Promise<void> {
  if (reservationId === undefined) return
  if (changeToken !== undefined) {
    const key = await database.withPartner(partnerId, (tx) => readSigningKey(tx), {
      readOnly: true,
    })
    if (!isChangeToken(key, { partnerId, reservationId }, changeToken)) throw noSuchReservation()
    return
  }
  const { id } = await customer()
  await database.withPartner(partnerId, (tx) => requireStored(tx, ofCustomer(id, reservationId)))
}
