import type { FileTools } from '#backend/clinic/files/delete-file.ts'
import type { ClosedAccount } from '#schema/customers.ts'
import { finishForgetting, forgetCustomer } from '#backend/privacy/retention/forget-customer.ts'
import { lockCustomer } from '#backend/people/customers/lock-customer.ts'
import type { Proven } from '#backend/people/customers/member-password.ts'
import { requireStillProven } from '#backend/people/customers/member-password.ts'

/**
 * Closes a customer's account: the person is gone from every table, at once and on every node (`forgetCustomer`). Returns
 * the bookings and waits that ended by it. Throws as for a wrong password where a member's, which is `proven`, is that no
 * more.
 */
export async function closeAccount(
  tools: FileTools,
  partnerId: number,
  customerId: number,
  proven: Proven | undefined,
): Promise<ClosedAccount> {
  const { aftermath, ...closed } = await tools.database.withPartner(partnerId, async (tx) => {
    const customer = await lockCustomer(tx, customerId, 'update')
    if (proven) requireStillProven(customer, proven)
    return forgetCustomer(tx, customerId, { by: 'customer', reason: '탈퇴', contactName: '탈퇴한 고객' })
  })
  await finishForgetting(tools, partnerId, aftermath)
  return closed
}
