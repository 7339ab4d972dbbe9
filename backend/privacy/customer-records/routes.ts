import type { consoleCustomersContract } from '#api/contract/console-customers.ts'
import type { Account } from '#backend/people/accounts/sessions.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { removeRecord, revealRecord, takeRecord, writeCustomerMemo } from './change-record.ts'
import { closeAccount } from './close-account.ts'
import { requirePassword } from '#backend/people/customers/member-password.ts'
import { listRecords } from './list-records.ts'
import { readRecord } from './read-record.ts'

type Asked = { params: { customerId: number }; account: () => Promise<Account> }

const work = async ({ params, account }: Asked) => ({ ...params, account: await account() })

export default function routes({
  database,
  files,
  logger,
  guessCustomer,
}: Services): Handlers<keyof typeof consoleCustomersContract | 'DELETE /customers/this'> {
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
    'DELETE /customers/this': async ({
      partner: { partnerId },
      body,
      customer,
      client,
      browser,
      customerSession,
    }) => {
      const { id, kind, hasPassword } = await customer()
      const proof = {
        customerId: id,
        password: body.password ?? '',
        place: '/password',
        address: client,
        browser,
      }
      const proven =
        kind === 'member' && hasPassword
          ? await requirePassword(database, guessCustomer, partnerId, proof)
          : undefined
      const closed = await closeAccount({ database, files, logger }, partnerId, id, proven)
      customerSession.send(null)
      return closed
    },
  }
}
