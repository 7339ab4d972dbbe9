import { roles, type Role } from '#schema/accounts.ts'
import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { CommandError } from './command-error.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { AccountChanges, AccountRow } from '#backend/people/accounts/accounts.ts'
import { changeAccount, createAccount, listAccounts } from '#backend/people/accounts/accounts.ts'
import { operator } from '#backend/people/accounts/account-log.ts'
import { endTwoFactor } from '#backend/people/accounts/two-factor.ts'

type Tools = { database: Database }
type AccountCommand = { parameters: string[]; run(tools: Tools, args: string[]): Promise<string> }

/** `npm run db -- account …`: for who cannot sign in to the console, or has none to ask. */
export const accountCommands: Record<string, AccountCommand> = {
  'account list': {
    parameters: ['PARTNER'],
    async run({ database }, [code = '']) {
      const rows = await accountsOf(database, await findPartner(database, code))
      return rows.map(describe).join('\n') || `${code} has no accounts.`
    },
  },
  'account add': {
    parameters: ['PARTNER', 'EMAIL', 'ROLE'],
    async run({ database }, [code = '', email = '', role = '']) {
      const partnerId = await findPartner(database, code)
      if (!z.email().safeParse(email).success) throw new CommandError(`${email} is no e-mail address.`)
      const password = newPassword()
      const values = { email, name: email.split('@')[0] ?? email, role: readRole(role), password }
      const row = await createAccount(database, partnerId, values, operator).catch(asCommandError)
      return `Made ${describe(row)}.\n${told(row, password)}`
    },
  },
  'account password': {
    parameters: ['PARTNER', 'EMAIL'],
    async run({ database }, [code = '', email = '']) {
      const password = newPassword()
      const row = await change(database, code, email, { password })
      return `${told(row, password)} Whoever was signed in to it is signed out.`
    },
  },
  'account role': {
    parameters: ['PARTNER', 'EMAIL', 'ROLE'],
    run: async ({ database }, [code = '', email = '', role = '']) =>
      `${describe(await change(database, code, email, { role: readRole(role) }))}.`,
  },
  'account two-factor-off': {
    parameters: ['PARTNER', 'EMAIL'],
    run: ({ database }, [code = '', email = '']) =>
      withAccount(database, code, email, async (partnerId, { id }) => {
        await endTwoFactor(database, partnerId, id, operator, { all: true })
        return `${email} signs in by its password alone.`
      }),
  },
  'account disable': {
    parameters: ['PARTNER', 'EMAIL'],
    run: async ({ database }, [code = '', email = '']) =>
      `${describe(await change(database, code, email, { isDisabled: true }))}.`,
  },
  'account enable': {
    parameters: ['PARTNER', 'EMAIL'],
    run: async ({ database }, [code = '', email = '']) =>
      `${describe(await change(database, code, email, { isDisabled: false }))}.`,
  },
}

const newPassword = () => randomBytes(12).toString('base64url')

const told = ({ email }: AccountRow, password: string) =>
  `Sign in to /admin as ${email} with the password ${password} (shown only now).`

const describe = ({ email, role, isDisabled, sessions }: AccountRow) =>
  `${email}: ${role}${isDisabled ? ', disabled' : ''}, signed in ${sessions} times`

function readRole(text: string): Role {
  const role = roles.find((known) => known === text)
  if (!role) throw new CommandError(`ROLE is one of ${roles.join(', ')}, not ${text}.`)
  return role
}

const accountsOf = (database: Database, partnerId: number) =>
  database.withPartner(partnerId, (tx) => listAccounts(tx), { readOnly: true })

async function findPartner(database: Database, code: string): Promise<number> {
  return database.asOperator(async (tx) => {
    const [row] = await tx.select({ id: partners.partnerId }).from(partners).where(eq(partners.code, code))
    if (row) return row.id
    const all = await tx.select({ code: partners.code }).from(partners).limit(20)
    throw new CommandError(
      `No partner has the code ${code}. There are: ${all.map((each) => each.code).join(', ') || 'none'}.`,
    )
  })
}

const change = (
  database: Database,
  code: string,
  email: string,
  changes: AccountChanges,
): Promise<AccountRow> =>
  withAccount(database, code, email, (partnerId, { id }) =>
    changeAccount(database, partnerId, id, changes, operator).catch(asCommandError),
  )

async function withAccount<T>(
  database: Database,
  code: string,
  email: string,
  work: (partnerId: number, row: AccountRow) => Promise<T>,
): Promise<T> {
  const partnerId = await findPartner(database, code)
  const rows = await accountsOf(database, partnerId)
  const row = rows.find((each) => each.email === email.toLowerCase())
  if (!row) {
    throw new CommandError(
      `${code} has no account ${email}. There are: ${rows.map((each) => each.email).join(', ')}.`,
    )
  }
  return work(partnerId, row)
}

/** Rewrites the console's Korean message in English for the operator. */
function asCommandError(error: unknown): never {
  if (error instanceof ProblemError && error.problem.code === 'last-owner')
    throw new CommandError(
      'A partner needs an owner who is not disabled. Make another account an owner first.',
    )
  if (error instanceof ProblemError && error.problem.code === 'email-taken')
    throw new CommandError('There is an account of that e-mail already.')
  throw error
}
