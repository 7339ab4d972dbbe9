import type { consoleCustomersContract } from '#api/contract/console-customers.ts'
import type { Account } from '#backend/accounts/sessions.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { removeRecord, revealRecord, takeRecord, writeCustomerMemo } from './change-record.ts'
import { listRecords } from './list-records.ts'
import { readRecord } from './read-record.ts'

type Asked = { params: { customerId: number }; account: () => Promise<Account> }

const work = async ({ params, account }: Asked) => ({ ...params, account: await account() })

export default function routes({
  database,
  files,
  logger,
}: Services): Handlers<keyof typeof consoleCustomersContract> {
  return {
    'GET /admin/customers': ({ partner: { partnerId }, query }) =>
      database.withPartner(partnerId, (tx) => listRecords(tx, query), { readOnly: true }),
    'GET /admin/customers/{customerId}': ({ partner: { partnerId }, params }) =>
      database.withPartner(partnerId, (tx) => readRecord(tx, params.customerId), { readOnly: true }),
    'POST /admin/customers/{customerId}/reveal': async (context) =>
      revealRecord(database, context.partner.partnerId, await work(context)),
    'PUT /admin/customers/{customerId}/memo': async (context) =>
      writeCustomerMemo(database, context.partner.partnerId, { ...(await work(context)), ...context.body }),
    'POST /admin/customers/{customerId}/export': async (context) =>
      takeRecord(database, context.partner.partnerId, await work(context)),
    'DELETE /admin/customers/{customerId}': async (context) =>
      removeRecord({ database, files, logger }, context.partner.partnerId, await work(context)),
  }
}
