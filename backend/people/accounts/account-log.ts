import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import type { Author } from '#backend/editing/resources/audit.ts'
import { writeAudit } from '#backend/editing/resources/audit.ts'
import type { AccountRow } from '#schema/accounts.ts'
import { roleNames } from '#schema/plain/role-names.ts'
import type { AuditEntry } from '#schema/resource.ts'

/** Author where nobody is signed in to the console: whoever runs the server's commands. */
export const operator: Author = { id: null, name: '운영자' }

type Told = Pick<AccountRow, 'name' | 'role' | 'isDisabled' | 'hasTwoFactor'>

/** Returns the fields of an account that the log keeps: no secret, and none of its sessions. */
const told = ({ name, role, isDisabled, hasTwoFactor }: Told) => ({
  name,
  role: roleNames[role],
  isDisabled,
  hasTwoFactor,
})

type Done = {
  action: AuditEntry['action']
  email: string
  before?: Told
  after?: Told
}

/** Writes into the log what was done with an account. */
export const logAccount = (
  tx: PartnerTransaction,
  by: Author,
  { action, email, before, after }: Done,
): Promise<void> =>
  writeAudit(tx, 'accounts', by, {
    action,
    rowId: null,
    title: email,
    before: before ? told(before) : null,
    after: after ? told(after) : null,
  })

/** Writes into the log what was done with the invitation of an e-mail. */
export const logInvitation = (
  tx: PartnerTransaction,
  by: Author,
  action: 'CREATED' | 'REMOVED',
  email: string,
): Promise<void> =>
  writeAudit(tx, 'invitations', by, { action, rowId: null, title: email, before: null, after: null })
