import type { Database } from '#backend/kernel/database/database.ts'
import { resealAll } from './reseal.ts'
import type { SecretBox } from '#backend/kernel/credentials/secret-box.ts'
import { z } from 'zod'
import { CommandError } from './command-error.ts'
import { addOperator, listOperators, renewOperator, setOperatorDisabled } from './operators.ts'

type Tools = { database: Database; secretBox: SecretBox }
type OperatorCommand = {
  parameters: string[]
  run(tools: Tools, args: string[]): Promise<string>
}

/** `npm run db -- operator …`: who may run the deployment at `OPERATOR_HOST`. Only here, since nobody else may say so. */
export const operatorCommands: Record<string, OperatorCommand> = {
  'operator list': {
    parameters: [],
    async run({ database }) {
      const lines = (await listOperators(database)).map(
        ({ email, disabledAt, lastSignedInAt }) =>
          `${email}: ${disabledAt ? 'disabled' : 'active'}, last signed in ${lastSignedInAt?.toISOString() ?? 'never'}`,
      )
      return lines.join('\n') || 'There is no operator.'
    },
  },
  'operator add': {
    parameters: ['EMAIL'],
    run: async (tools, [text = '']) => {
      const email = readEmail(text)
      return told(email, await addOperator(tools, email))
    },
  },
  'operator renew': {
    parameters: ['EMAIL'],
    run: async (tools, [text = '']) => {
      const email = readEmail(text)
      return `${told(email, await renewOperator(tools, email))}\nWhoever was signed in is signed out.`
    },
  },
  'operator disable': {
    parameters: ['EMAIL'],
    async run({ database }, [email = '']) {
      await setOperatorDisabled(database, email.toLowerCase(), true)
      return `${email} is signed out and signs in no more.`
    },
  },
  'operator enable': {
    parameters: ['EMAIL'],
    async run({ database }, [email = '']) {
      await setOperatorDisabled(database, email.toLowerCase(), false)
      return `${email} may sign in again.`
    },
  },
  'secrets reseal': {
    parameters: [],
    async run({ database, secretBox }) {
      const { resealed, unopened } = await resealAll(database, secretBox)
      const left =
        unopened > 0 ? ` No key of SECRETS_KEY opens ${unopened}: add the one that they are of.` : ''
      return `Sealed ${resealed} secrets with the newest key.${left || ' Older keys may go.'}`
    },
  },
}

function readEmail(text: string): string {
  if (!z.email().safeParse(text).success) throw new CommandError(`${text} is no e-mail address.`)
  return text.toLowerCase()
}

const told = (email: string, { password, secret, address }: Awaited<ReturnType<typeof addOperator>>) =>
  [
    `Sign in at OPERATOR_HOST as ${email}. Shown only now:`,
    `  password          ${password}`,
    `  authenticator key ${secret}`,
    `  as an address     ${address}`,
  ].join('\n')
