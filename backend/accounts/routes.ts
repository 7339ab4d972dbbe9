import type { accountsContract } from '#api/contract/accounts.ts'
import { createGuessLimit } from '#backend/credentials/guess-limit.ts'
import type { HostPartner } from '#backend/database/database.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import { getPartner } from '#backend/partners/partners.ts'
import type { Services } from '#backend/services.ts'
import type { AccountRow } from './accounts.ts'
import { changeAccount, endOtherSessions, listAccounts } from './accounts.ts'
import {
  acceptInvitation,
  invite,
  inviteAgain,
  listInvitations,
  openInvitation,
  withdrawInvitation,
} from './invitations.ts'
import { endOwnSession, readOwnAccount, renameSelf } from './own-account.ts'
import { changeOwnPassword, requireOwnPassword } from './own-password.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from './passkeys.ts'
import { resetPassword, sendPasswordReset } from './password-resets.ts'
import { endSession } from './sessions.ts'
import type { Account } from './sessions.ts'
import { readTwoFactorPolicy, setTwoFactorPolicy, setUpTwoFactorByOf } from './two-factor-policy.ts'
import { beginTwoFactor, confirmTwoFactor, endTwoFactor } from './two-factor.ts'

/** Links to a new password that one e-mail is sent in a quarter of an hour. */
const mostResets = 5

export default function routes({
  database,
  secretBox,
  signIn,
}: Services): Handlers<keyof typeof accountsContract> {
  const guess = createGuessLimit(database, 'account')
  const limitResets = createGuessLimit(database, 'password-reset', { points: mostResets })
  const shown = ({ hasAuthenticator: _, ...row }: AccountRow, self: Account) => ({
    ...row,
    isSelf: row.id === self.id,
  })

  async function describe({ partnerId, isSuspended = false }: HostPartner, account: Account) {
    const { email, name, role, id } = account
    const { partnerName } = await getPartner(database, partnerId)
    const setUpTwoFactorBy = await setUpTwoFactorByOf(database, partnerId, id)
    return { email, name, partnerName, role, isSuspended, setUpTwoFactorBy }
  }

  return {
    'GET /admin/accounts': async ({ place: { partnerId }, account }) => {
      const self = await account()
      return database.withPartner(
        partnerId,
        async (tx) => ({
          rows: (await listAccounts(tx)).map((row) => shown(row, self)),
          invitations: await listInvitations(tx),
          twoFactorRequiredFrom: await readTwoFactorPolicy(tx),
        }),
        { readOnly: true },
      )
    },
    'PUT /admin/accounts/{id}': async ({ place, params, body, account }) => {
      const self = await account()
      return shown(await changeAccount(database, place.partnerId, params.id, body, self), self)
    },
    'DELETE /admin/accounts/{id}/sessions': async ({ place, params, account, session }) =>
      endOtherSessions(database, place.partnerId, params.id, { by: await account(), token: session.token }),
    'DELETE /admin/accounts/{id}/two-factor': async ({ place, params, account }) =>
      endTwoFactor(database, place.partnerId, params.id, await account(), { all: true }),
    'PUT /admin/two-factor-policy': async ({ place, body, account }) =>
      setTwoFactorPolicy(database, place.partnerId, await account(), body.isRequired),

    'POST /admin/invitations': async ({ place, body, account }) =>
      invite(database, place.partnerId, { ...body, account: await account() }),
    'POST /admin/invitations/{id}/resend': async ({ place, params, account }) =>
      inviteAgain(database, place.partnerId, { ...params, account: await account() }),
    'DELETE /admin/invitations/{id}': async ({ place, params, account }) =>
      withdrawInvitation(database, place.partnerId, { ...params, account: await account() }),
    'POST /admin/invitation': async ({ place: { partnerId }, body }) => {
      const { email, role } = await database.withPartner(partnerId, (tx) => openInvitation(tx, body.token), {
        readOnly: true,
      })
      const { partnerName } = await getPartner(database, partnerId)
      return { email, role, partnerName }
    },
    'POST /admin/invitation/acceptance': async ({ place, body, userAgent, session }) => {
      const acceptance = { ...body, userAgent, oldToken: session.token }
      const accepted = await acceptInvitation(database, place.partnerId, acceptance)
      session.send(accepted.token)
      return describe(place, accepted.account)
    },

    'POST /admin/password-resets': ({ place, body, client }) =>
      sendPasswordReset(database, limitResets, place.partnerId, { ...body, address: client }),
    'PUT /admin/password-resets': ({ place, body }) => resetPassword(database, place.partnerId, body),

    'GET /admin/account': async ({ place, account, session }) =>
      readOwnAccount(database, place.partnerId, await account(), session.token),
    'PUT /admin/account': async ({ place, body, account }) =>
      describe(place, await renameSelf(database, place.partnerId, await account(), body.name)),
    'PUT /admin/account/password': async ({ place, body, client, browser, userAgent, account, session }) => {
      const change = { ...body, account: await account(), address: client, browser, userAgent }
      session.send(await changeOwnPassword(database, guess, place.partnerId, change))
    },
    'DELETE /admin/account/sessions': async ({ place, account, session }) => {
      const by = await account()
      await endOtherSessions(database, place.partnerId, by.id, { by, token: session.token })
    },
    'DELETE /admin/account/sessions/{id}': async ({ place, params, account }) =>
      endOwnSession(database, place.partnerId, await account(), params.id),
    'POST /admin/account/two-factor': async ({ place: { partnerId }, body, client, browser, account }) => {
      const self = await account()
      const { partnerName } = await getPartner(database, partnerId)
      await requireOwnPassword(database, guess, partnerId, {
        ...body,
        account: self,
        address: client,
        browser,
      })
      return beginTwoFactor({ database, secretBox }, partnerId, self, partnerName)
    },
    'PUT /admin/account/two-factor': async ({ place, body, account }) =>
      confirmTwoFactor({ database, secretBox }, place.partnerId, await account(), body.code),
    'DELETE /admin/account/two-factor': async ({ place: { partnerId }, body, client, browser, account }) => {
      const self = await account()
      await requireOwnPassword(database, guess, partnerId, {
        ...body,
        account: self,
        address: client,
        browser,
      })
      await endTwoFactor(database, partnerId, self.id, self)
    },

    'POST /admin/account/passkeys/options': async ({ place, origin, body, client, browser, account }) => {
      const { partnerId } = place
      const self = await account()
      const { partnerName } = await getPartner(database, partnerId)
      const proof = { ...body, account: self, address: client, browser }
      await requireOwnPassword(database, guess, partnerId, proof)
      return { ...(await beginPasskey({ database, partnerId, origin }, self, partnerName)) }
    },
    'POST /admin/account/passkeys': async ({ place: { partnerId }, origin, body, account }) =>
      addPasskey({ database, partnerId, origin }, await account(), body),
    'PUT /admin/account/passkeys/{id}': async ({ place, params, body, account }) =>
      renamePasskey(database, place.partnerId, await account(), { ...params, ...body }),
    'DELETE /admin/account/passkeys/{id}': async ({ place, params, body, client, browser, account }) => {
      const { partnerId } = place
      const self = await account()
      const proof = { ...body, account: self, address: client, browser }
      await requireOwnPassword(database, guess, partnerId, proof)
      await removePasskey(database, partnerId, self, params.id)
    },
    'POST /admin/session/passkey/options': async ({ place: { partnerId }, origin }) => ({
      ...(await beginPasskeySignIn({ database, partnerId, origin })),
    }),
    'POST /admin/session/passkey': async ({ place, origin, body, userAgent, session }) => {
      const site = { database, partnerId: place.partnerId, origin }
      const signedIn = await signInByPasskey(site, { ...body, userAgent, oldToken: session.token })
      session.send(signedIn.token)
      return describe(place, signedIn.account)
    },
    'POST /admin/session': async ({ place, body, client, browser, userAgent, session }) => {
      const { partnerId } = place
      const attempt = { ...body, partnerId, address: client, browser, userAgent, oldToken: session.token }
      const signedIn = await signIn(attempt)
      session.send(signedIn.token)
      return describe(place, signedIn.account)
    },
    'GET /admin/session': async ({ place, account }) => describe(place, await account()),
    'DELETE /admin/session': async ({ place: { partnerId }, session }) => {
      const { token } = session
      if (token) await database.withPartner(partnerId, (tx) => endSession(tx, token))
      session.send(null)
    },
  }
}
