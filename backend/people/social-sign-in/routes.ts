import type { socialSignInContract } from '#api/contract/social-sign-in.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import { began } from '#backend/people/customers/began.ts'
import type { Services } from '#backend/services.ts'
import { listAccounts, unlinkAccount } from './accounts.ts'
import { listKeys, listSites, removeKeys, saveKeys } from './keys.ts'
import { beginSocialSignIn, finishSocialSignIn, linkSocialAccount } from './sign-in.ts'

const routes = (services: Services): Handlers<keyof typeof socialSignInContract> => {
  const { database, secretBox } = services
  return {
    'GET /social-sites': ({ partner }) => listSites(database, partner.partnerId, secretBox),
    'POST /social-sign-ins': ({ partner, body, origin }) =>
      beginSocialSignIn(services, partner.partnerId, { ...body, origin }),
    'POST /social-sign-ins/finish': async ({ partner, body, userAgent, customerSession }) =>
      began(
        customerSession,
        await finishSocialSignIn(services, partner.partnerId, body, {
          oldToken: customerSession.token,
          userAgent,
        }),
      ),
    'POST /social-sign-ins/link': async ({ partner, body, userAgent, customerSession }) =>
      began(
        customerSession,
        await linkSocialAccount(database, partner.partnerId, body, {
          oldToken: customerSession.token,
          userAgent,
        }),
      ),
    'GET /customers/this/social-accounts': async ({ partner, customer }) =>
      listAccounts(database, partner.partnerId, (await customer()).id),
    'DELETE /customers/this/social-accounts/{site}': async ({ partner, params, customer }) =>
      unlinkAccount(database, partner.partnerId, (await customer()).id, params.site),
    'GET /admin/social-keys': ({ partner }) => listKeys(database, partner.partnerId, secretBox),
    'PUT /admin/social-keys/{site}': async ({ partner, params, body, account }) =>
      saveKeys(database, partner.partnerId, params.site, body, { account: await account(), secretBox }),
    'DELETE /admin/social-keys/{site}': async ({ partner, params, account }) =>
      removeKeys(database, partner.partnerId, params.site, await account()),
  }
}

export default routes
