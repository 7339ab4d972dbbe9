import type { accountsContract } from '#api/contract/accounts.ts'
import { createGuessLimit } from '#backend/credentials/guess-limit.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import { getPartner } from '#backend/partners/partners.ts'
import type { Services } from '#backend/services.ts'
import {
  changeAccount,
  changeOwnPassword,
  createAccount,
  endOtherSessions,
  listAccounts,
} from './accounts.ts'
import type { AccountRow } from './accounts.ts'
import { endSession } from './sessions.ts'
import type { Account } from './sessions.ts'

export default function routes({ database, signIn }: Services): Handlers<keyof typeof accountsContract> {
  const guess = createGuessLimit(database, 'account')
  const shown = (row: AccountRow, self: Account) => ({ ...row, isSelf: row.id === self.id })

  async function describe(partnerId: number, { email, name, role }: Account) {
    const { partnerName } = await getPartner(database, partnerId)
    return { email, name, partnerName, role }
  }

  return {
    'GET /admin/accounts': async ({ place: { partnerId }, account }) => {
      const self = await account()
      const rows = await database.withPartner(partnerId, (tx) => listAccounts(tx), {
        readOnly: true,
      })
      return { rows: rows.map((row) => shown(row, self)) }
    },
    'POST /admin/accounts': async ({ place, body, account }) =>
      shown(await createAccount(database, place.partnerId, body), await account()),
    'PUT /admin/accounts/{id}': async ({ place, params, body, account }) =>
      shown(await changeAccount(database, place.partnerId, params.id, body), await account()),
    'DELETE /admin/accounts/{id}/sessions': ({ place, params, session }) =>
      endOtherSessions(database, place.partnerId, params.id, session.token),
    'PUT /admin/account/password': async ({ place, body, client, browser, account, session }) => {
      const { id } = await account()
      const change = { ...body, accountId: id, address: client, browser }
      session.send(await changeOwnPassword(database, guess, place.partnerId, change))
    },
    'DELETE /admin/account/sessions': async ({ place, account, session }) =>
      endOtherSessions(database, place.partnerId, (await account()).id, session.token),
    'POST /admin/session': async ({ place: { partnerId }, body, client, browser, session }) => {
      const signedIn = await signIn({ ...body, partnerId, address: client, browser, oldToken: session.token })
      session.send(signedIn.token)
      return describe(partnerId, signedIn.account)
    },
    'GET /admin/session': async ({ place, account }) => describe(place.partnerId, await account()),
    'DELETE /admin/session': async ({ place: { partnerId }, session }) => {
      const { token } = session
      if (token) await database.withPartner(partnerId, (tx) => endSession(tx, token))
      session.send(null)
    },
  }
}
