import type { authContract } from '#api/contract/auth.ts'
import type { Handlers, SessionTransport } from '#backend/http/call-context.ts'
import { requireGuestId } from '#backend/http/guest-id.ts'
import type { Services } from '#backend/services.ts'
import { beginCertification, confirmCertification } from '#backend/certification/certify.ts'
import { endCustomerSession } from '#backend/customers/customer-sessions.ts'
import { resetPassword } from '#backend/customers/account.ts'
import { signInGuest } from '#backend/customers/guests.ts'
import { beginHandOver, takeOver } from '#backend/customers/hand-over.ts'
import { isRegistered } from '#backend/customers/registered.ts'
import { signInCustomer } from '#backend/customers/sign-in.ts'
import { signUp } from '#backend/customers/sign-up.ts'
import type { CustomerSelf } from '#schema/customer.ts'

/** Sends the token of a session that has begun, and answers whose it is. */
export function began(transport: SessionTransport, started: { token: string; customer: CustomerSelf }) {
  transport.send(started.token)
  return started.customer
}

export function authRoutes({
  database,
  logger,
  chooseCertification,
  guessCustomer,
}: Services): Handlers<keyof typeof authContract> {
  return {
    'POST /certification': ({ place, body }) =>
      beginCertification(database, chooseCertification, place.partnerId, body),
    'POST /certification/{impUid}': ({ place: { partnerId }, params, body }) =>
      confirmCertification(database, chooseCertification, partnerId, {
        ...params,
        ...body,
        report: (failure) => logger.warn({ partnerId, err: failure }, 'certification provider unavailable'),
      }),
    'GET /customer/registered-customer': async ({ place, query, headers }) => ({
      isRegistered: await isRegistered(database, place.partnerId, {
        ...query,
        token: headers['certification-token'],
      }),
    }),
    'POST /api/signup': async ({ place, body, customerSession }) =>
      began(customerSession, await signUp(database, place.partnerId, body, customerSession.token)),
    'POST /api/signin': async ({ place, body, client, browser, customerSession }) =>
      began(
        customerSession,
        await signInCustomer(database, guessCustomer, place.partnerId, {
          ...body,
          address: client,
          browser,
          oldToken: customerSession.token,
        }),
      ),
    'POST /api/guest-signin': async ({ place, body, headers, customerSession }) => {
      const guest = { ...body, guestId: requireGuestId(headers, { body }) }
      return began(
        customerSession,
        await signInGuest(database, place.partnerId, guest, customerSession.token),
      )
    },
    'POST /customer/logout': async ({ place: { partnerId }, customerSession }) => {
      const { token } = customerSession
      if (token) await database.withPartner(partnerId, (tx) => endCustomerSession(tx, partnerId, token))
      customerSession.send(null)
    },
    'POST /api/password-reset': async ({ place, body }) => resetPassword(database, place.partnerId, body),
    'POST /customer/auth-tokens': ({ place, customerSession }) =>
      beginHandOver(database, place.partnerId, customerSession.token),
    'POST /access-tokens': async ({ place, body, customerSession }) =>
      began(
        customerSession,
        await takeOver(database, place.partnerId, body.authToken, customerSession.token),
      ),
  }
}
