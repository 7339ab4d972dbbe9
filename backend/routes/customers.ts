import type { customersContract } from '#api/contract/customers.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { changeAccount, recertify } from '#backend/customers/account.ts'
import { closeAccount } from '#backend/customers/close-account.ts'
import { getCustomer } from '#backend/customers/describe-customer.ts'
import { giveConsents } from '#backend/customers/give-consents.ts'
import { certifyGuest, changeGuestPhone } from '#backend/customers/guests.ts'
import { changeMarketing } from '#backend/customers/marketing.ts'
import { requirePassword } from '#backend/customers/member-password.ts'

export const customersRoutes = ({
  database,
  guessCustomer,
}: Services): Handlers<keyof typeof customersContract> => ({
  'GET /customers/this': async ({ place, customer }) =>
    getCustomer(database, place.partnerId, (await customer()).id),
  'PUT /customers/this': async ({
    place: { partnerId },
    body,
    customer,
    client,
    browser,
    customerSession,
  }) => {
    const { id } = await customer()
    const { currentPassword = '', ...changes } = body
    const proof = {
      customerId: id,
      password: currentPassword,
      place: '/currentPassword',
      address: client,
      browser,
    }
    const proven =
      changes.password === undefined
        ? undefined
        : await requirePassword(database, guessCustomer, partnerId, proof)
    const changed = await changeAccount(database, partnerId, id, changes, proven)
    if (changed.token) customerSession.send(changed.token)
    return changed.customer
  },
  'DELETE /customers/this': async ({
    place: { partnerId },
    body,
    customer,
    client,
    browser,
    customerSession,
  }) => {
    const { id, kind } = await customer()
    const proof = {
      customerId: id,
      password: body.password ?? '',
      place: '/password',
      address: client,
      browser,
    }
    const proven =
      kind === 'member' ? await requirePassword(database, guessCustomer, partnerId, proof) : undefined
    await closeAccount(database, partnerId, id, proven)
    customerSession.send(null)
  },
  'PUT /customers/this/info': async ({ place, body, customer }) =>
    recertify(database, place.partnerId, (await customer()).id, body.certificationToken),
  'PUT /customers/this/marketing-receivable': async ({ place, body, customer }) =>
    changeMarketing(database, place.partnerId, (await customer()).id, body),
  'POST /customers/this/consents': async ({ place, body, customer }) =>
    giveConsents(database, place.partnerId, { ...body, customerId: (await customer()).id }),
  'PUT /api/guest-customer/certification-info': async ({ place, body, customer }) =>
    certifyGuest(database, place.partnerId, await customer(), body.certificationToken),
  'PUT /guest-customer/phone': async ({ place, body, customer }) =>
    changeGuestPhone(database, place.partnerId, await customer(), body.phone),
})
