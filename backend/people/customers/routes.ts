import type { customersContract } from '#api/contract/customers.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import { requireGuestId } from '#backend/kernel/http/guest-id.ts'
import { otherSession } from '#backend/kernel/http/problem.ts'
import type { Services } from '#backend/services.ts'
import { changeAccount, recertify, resetPassword } from './account.ts'
import { began } from './began.ts'
import { endCustomerSession } from './customer-sessions.ts'
import { getCustomer } from './describe-customer.ts'
import { giveConsents } from './give-consents.ts'
import { certifyGuest, changeGuestPhone, signInGuest } from './guests.ts'
import { beginHandOver, takeOver } from './hand-over.ts'
import { changeMarketing } from './marketing.ts'
import { requirePassword } from './member-password.ts'
import { endMemberSession, endOtherSessions, listMemberSessions } from './member-sessions.ts'
import { isRegistered } from './registered.ts'
import { signInCustomer } from './sign-in.ts'
import { signUp } from './sign-up.ts'

const routes = ({
  database,
  guessCustomer,
}: Services): Handlers<Exclude<keyof typeof customersContract, 'DELETE /customers/this'>> => ({
  'GET /customer/registered-customer': async ({ partner, query, headers }) => ({
    isRegistered: await isRegistered(database, partner.partnerId, {
      ...query,
      token: headers['certification-token'],
    }),
  }),
  'POST /api/signup': async ({ partner, body, userAgent, customerSession }) =>
    began(
      customerSession,
      await signUp(database, partner.partnerId, body, customerSession.token, { userAgent }),
    ),
  'POST /api/signin': async ({ partner, body, client, browser, userAgent, customerSession }) =>
    began(
      customerSession,
      await signInCustomer(database, guessCustomer, partner.partnerId, {
        ...body,
        address: client,
        browser,
        userAgent,
        oldToken: customerSession.token,
      }),
    ),
  'POST /api/guest-signin': async ({ partner, body, headers, userAgent, customerSession }) => {
    const guest = { ...body, guestId: requireGuestId(headers, { body }) }
    return began(
      customerSession,
      await signInGuest(database, partner.partnerId, guest, customerSession.token, { userAgent }),
    )
  },
  'POST /customer/logout': async ({ partner: { partnerId }, body, customerSession }) => {
    const { token = '' } = customerSession
    const isEnded = await database.withPartner(partnerId, (tx) =>
      endCustomerSession(tx, token, body.sessionId),
    )
    if (!isEnded) throw otherSession()
    customerSession.send(null)
  },
  'POST /api/password-reset': async ({ partner, body }) => resetPassword(database, partner.partnerId, body),
  'POST /customer/auth-tokens': ({ partner, customerSession }) =>
    beginHandOver(database, partner.partnerId, customerSession.token),
  'POST /access-tokens': async ({ partner, body, userAgent, customerSession }) =>
    began(
      customerSession,
      await takeOver(database, partner.partnerId, body.authToken, customerSession.token, { userAgent }),
    ),
  'GET /customers/this': async ({ partner, customer, customerSession }) => {
    const { id, sessionId } = await customer()
    customerSession.name(sessionId)
    return getCustomer(database, partner.partnerId, id)
  },
  'GET /customers/this/sessions': async ({ partner, customer }) =>
    listMemberSessions(database, partner.partnerId, await customer()),
  'DELETE /customers/this/sessions': async ({ partner, customer }) =>
    endOtherSessions(database, partner.partnerId, await customer()),
  'DELETE /customers/this/sessions/{id}': async ({ partner, params, customer }) =>
    endMemberSession(database, partner.partnerId, await customer(), params.id),
  'PUT /customers/this': async ({
    partner: { partnerId },
    body,
    customer,
    client,
    browser,
    userAgent,
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
    const changed = await changeAccount(database, partnerId, id, changes, {
      proven,
      token: customerSession.token,
      userAgent,
    })
    if (changed.session) customerSession.send(changed.session)
    return changed.customer
  },
  'PUT /customers/this/info': async ({ partner, body, customer }) =>
    recertify(database, partner.partnerId, (await customer()).id, body.certificationToken),
  'PUT /customers/this/marketing-receivable': async ({ partner, body, customer }) =>
    changeMarketing(database, partner.partnerId, (await customer()).id, body),
  'POST /customers/this/consents': async ({ partner, body, customer }) =>
    giveConsents(database, partner.partnerId, { ...body, customerId: (await customer()).id }),
  'PUT /api/guest-customer/certification-info': async ({ partner, body, customer }) =>
    certifyGuest(database, partner.partnerId, await customer(), body.certificationToken),
  'PUT /guest-customer/phone': async ({ partner, body, customer }) =>
    changeGuestPhone(database, partner.partnerId, await customer(), body.phone),
})

export default routes
