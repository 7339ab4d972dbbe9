import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { lockName } from '#backend/kernel/database/lock-name.ts'
import type { CartOwner } from './owner.ts'

/** One request at a time changes a cart, until its transaction ends: none counts what another is about to add. */
export async function lockCart(tx: PartnerTransaction, owner: CartOwner): Promise<void> {
  const whose = 'customerId' in owner ? owner.customerId : owner.guestId
  await lockName(tx, `cart/${tx.partnerId}/${whose}`)
}
