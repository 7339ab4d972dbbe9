import { countReveal } from '#backend/people/accounts/count-reveal.ts'
import type { Account } from '#backend/people/accounts/sessions.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { FileTools } from '#backend/clinic/files/delete-file.ts'
import { writeAudit } from '#backend/editing/resources/audit.ts'
import type { CustomerExport, CustomerRecord } from '#schema/customer-records.ts'
import type { AuditEntry } from '#schema/resource.ts'
import { and, eq } from 'drizzle-orm'
import { exportRecord } from './export-record.ts'
import { finishForgetting, forgetCustomer } from '#backend/privacy/retention/forget-customer.ts'
import { readRecord, requireCustomer } from './read-record.ts'
import { customers } from '#backend/people/customers/table.ts'

type Work = { customerId: number; account: Account }

/**
 * Writes into the log who did what with whose data. It names the customer by number alone: the log is never removed, and
 * the person may wish to be.
 */
const keep = (
  tx: PartnerTransaction,
  { customerId, account }: Work,
  action: AuditEntry['action'],
): Promise<void> =>
  writeAudit(tx, 'customers', account, {
    action,
    rowId: customerId,
    title: `${customerId}번`,
    before: null,
    after: null,
  })

/** Shows who a customer is, and writes down who looked. Throws 404. Source: docs/product.md, R16. */
export const revealRecord = (database: Database, partnerId: number, work: Work): Promise<CustomerRecord> =>
  database.withPartner(partnerId, async (tx) => {
    const record = await readRecord(tx, work.customerId, { isRevealed: true })
    await countReveal(tx, work.account.id)
    await keep(tx, work, 'REVEALED')
    return record
  })

/** Keeps the clinic's words about a customer. Throws 404. */
export const writeCustomerMemo = (
  database: Database,
  partnerId: number,
  { memo, ...work }: Work & { memo: string },
): Promise<void> =>
  database.withPartner(partnerId, async (tx) => {
    const row = await requireCustomer(tx, work.customerId, { isLocked: true })
    if (row.memo === memo) return
    await tx
      .update(customers)
      .set({ memo })
      .where(and(isOfPartner(tx, customers), eq(customers.id, row.id)))
    await keep(tx, work, 'CHANGED')
  })

/** All that the clinic holds of a customer; writes down who took it. Throws 404. */
export const takeRecord = (database: Database, partnerId: number, work: Work): Promise<CustomerExport> =>
  database.withPartner(partnerId, async (tx) => {
    const taken = await exportRecord(tx, work.customerId)
    await keep(tx, work, 'EXPORTED')
    return taken
  })

/** Removes a person as closing their account does, at their wish. Throws 404. Source: PIPA, article 36. */
export async function removeRecord(tools: FileTools, partnerId: number, work: Work): Promise<void> {
  const { aftermath } = await tools.database.withPartner(partnerId, async (tx) => {
    const { id } = await requireCustomer(tx, work.customerId, { isLocked: true })
    await keep(tx, work, 'REMOVED')
    const by = { accountId: work.account.id }
    return forgetCustomer(tx, id, { by, reason: '개인정보 삭제 요청', contactName: '정보를 삭제한 고객' })
  })
  await finishForgetting(tools, partnerId, aftermath)
}
