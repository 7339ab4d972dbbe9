import type { accountsContract } from '#api/contract/accounts.ts'
import { createGuessLimit } from '#backend/kernel/credentials/guess-limit.ts'
import type { HostPartner } from '#backend/kernel/database/database.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import { otherSession } from '#backend/kernel/http/problem.ts'
import { getPartner } from '#backend/clinic/partners/partners.ts'
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
  const limitResets = createGuessLimit(database, 'password-reset', { points: mostResets, knownBy: 'account' })
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
    'GET /admin/accounts': async ({ partner: { partnerId }, account }) => {
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
    'PUT /admin/accounts/{id}': async ({ partner, params, body, account }) => {
      const self = await account()
      return shown(await changeAccount(database, partner.partnerId, params.id, body, self), self)
    },
    'DELETE /admin/accounts/{id}/sessions': async ({ partner, params, account, session }) =>
      endOtherSessions(database, partner.partnerId, params.id, { by: await account(), token: session.token }),
    'DELETE /admin/accounts/{id}/two-factor': async ({ partner, params, account }) =>
      endTwoFactor(database, partner.partnerId, params.id, await account(), { all: true }),
    'PUT /admin/two-factor-policy': async ({ partner, body, account }) =>
      setTwoFactorPolicy(database, partner.partnerId, await account(), body.isRequired),

    'POST /admin/invitations': async ({ partner, body, account }) =>
      invite(database, partner.partnerId, { ...body, account: await account() }),
    'POST /admin/invitations/{id}/resend': async ({ partner, params, account }) =>
      inviteAgain(database, partner.partnerId, { ...params, account: await account() }),
    'DELETE /admin/invitations/{id}': async ({ partner, params, account }) =>
      withdrawInvitation(database, partner.partnerId, { ...params, account: await account() }),
    'POST /admin/invitation': async ({ partner: { partnerId }, body }) => {
      const { email, role } = await database.withPartner(partnerId, (tx) => openInvitation(tx, body.token), {
        readOnly: true,
      })
      const { partnerName } = await getPartner(database, partnerId)
      return { email, role, partnerName }
    },
    'POST /admin/invitation/acceptance': async ({ partner, body, client, browser, userAgent, session }) => {
      const acceptance = { ...body, userAgent, address: client, browser, oldToken: session.token }
      const accepted = await acceptInvitation(database, partner.partnerId, acceptance)
      session.send(accepted.session)
      return describe(partner, accepted.account)
    },

    'POST /admin/password-resets': ({ partner, body, client, browser }) =>
      sendPasswordReset(database, limitResets, partner.partnerId, { ...body, address: client, browser }),
    'PUT /admin/password-resets': ({ partner, body, client, browser }) =>
      resetPassword(database, partner.partnerId, { ...body, address: client, browser }),

    'GET /admin/account': async ({ partner, account, session }) =>
      readOwnAccount(database, partner.partnerId, await account(), session.token),
    'PUT /admin/account': async ({ partner, body, account }) =>
      describe(partner, await renameSelf(database, partner.partnerId, await account(), body.name)),
    'PUT /admin/account/password': async ({
      partner,
      body,
      client,
      browser,
      userAgent,
      account,
      session,
    }) => {
      const change = { ...body, account: await account(), address: client, browser, userAgent }
      session.send(await changeOwnPassword(database, guess, partner.partnerId, change))
    },
    'DELETE /admin/account/sessions': async ({ partner, account, session }) => {
      const by = await account()
      await endOtherSessions(database, partner.partnerId, by.id, { by, token: session.token })
    },
    'DELETE /admin/account/sessions/{id}': async ({ partner, params, account }) =>
      endOwnSession(database, partner.partnerId, await account(), params.id),
    'POST /admin/account/two-factor': async ({ partner: { partnerId }, body, client, browser, account }) => {
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
    'PUT /admin/account/two-factor': async ({ partner, body, account }) =>
      confirmTwoFactor({ database, secretBox }, partner.partnerId, await account(), body.code),
    'DELETE /admin/account/two-factor': async ({
      partner: { partnerId },
      body,
      client,
      browser,
      account,
    }) => {
      const self = await account()
      await requireOwnPassword(database, guess, partnerId, {
        ...body,
        account: self,
        address: client,
        browser,
      })
      await endTwoFactor(database, partnerId, self.id, self)
    },

    'POST /admin/account/passkeys/options': async ({ partner, origin, body, client, browser, account }) => {
      const { partnerId } = partner
      const self = await account()
      const { partnerName } = await getPartner(database, partnerId)
      const proof = { ...body, account: self, address: client, browser }
      await requireOwnPassword(database, guess, partnerId, proof)
      return { ...(await beginPasskey({ database, partnerId, origin }, self, partnerName)) }
    },
    'POST /admin/account/passkeys': async ({ partner: { partnerId }, origin, body, account }) =>
      addPasskey({ database, partnerId, origin }, await account(), body),
    'PUT /admin/account/passkeys/{id}': async ({ partner, params, body, account }) =>
      renamePasskey(database, partner.partnerId, await account(), { ...params, ...body }),
    'DELETE /admin/account/passkeys/{id}': async ({ partner, params, body, client, browser, account }) => {
      const { partnerId } = partner
      const self = await account()
      const proof = { ...body, account: self, address: client, browser }
      await requireOwnPassword(database, guess, partnerId, proof)
      await removePasskey(database, partnerId, self, params.id)
    },
    'POST /admin/session/passkey/options': async ({ partner: { partnerId }, origin }) => ({
      ...(await beginPasskeySignIn({ database, partnerId, origin })),
    }),
    'POST /admin/session/passkey': async ({ partner, origin, body, browser, userAgent, session }) => {
      const site = { database, partnerId: partner.partnerId, origin }
      const signedIn = await signInByPasskey(site, {
        ...body,
        userAgent,
        browser,
        oldToken: session.token,
      })
      session.send(signedIn.session)
      return describe(partner, signedIn.account)
    },
    'POST /admin/session': async ({ partner, body, client, browser, userAgent, session }) => {
      const { partnerId } = partner
      const attempt = { ...body, partnerId, address: client, browser, userAgent, oldToken: session.token }
      const signedIn = await signIn(attempt)
      session.send(signedIn.session)
      return describe(partner, signedIn.account)
    },
    'GET /admin/session': async ({ partner, account, session }) => {
      const self = await account()
      if (self.sessionId !== undefined) session.name(self.sessionId)
      return describe(partner, self)
    },
    'DELETE /admin/session': async ({ partner: { partnerId }, query, session }) => {
      const { token = '' } = session
      const isEnded = await database.withPartner(partnerId, (tx) => endSession(tx, token, query.sessionId))
      if (!isEnded) throw otherSession()
      session.send(null)
    },
  }
}
