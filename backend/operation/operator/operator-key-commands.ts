import type { Database } from '#backend/kernel/database/database.ts'
import { CommandError } from './command-error.ts'
import { addOperatorKey, endOperatorKey, listOperatorKeys } from './operator-keys.ts'

type KeyCommand = {
  parameters: string[]
  run(tools: { database: Database }, args: string[]): Promise<string>
}

/** `npm run db -- operator key …`: makes, lists and ends the keys by which programs make an operator's calls. */
export const operatorKeyCommands: Record<string, KeyCommand> = {
  'operator key add': {
    parameters: ['EMAIL', 'NAME'],
    async run({ database }, [email = '', name = '']) {
      if (!/^\S.{0,79}$/.test(name))
        throw new CommandError(`NAME has 1 to 80 characters in one line, not ${JSON.stringify(name)}.`)
      const token = await addOperatorKey(database, email.toLowerCase(), name)
      return [
        `Made the key ${name}, which acts with the rights of ${email}. Shown only now:`,
        `  ${token}`,
        'Send it as "authorization: Bearer …" to OPERATOR_HOST, below /_operator/api.',
      ].join('\n')
    },
  },
  'operator key list': {
    parameters: ['EMAIL'],
    async run({ database }, [email = '']) {
      const lines = (await listOperatorKeys(database, email.toLowerCase())).map(
        ({ id, name, createdAt, lastUsedAt, endedAt }) =>
          `${id}: ${name}, made ${createdAt.toISOString()}, last used ${lastUsedAt?.toISOString() ?? 'never'}${endedAt ? `, ended ${endedAt.toISOString()}` : ''}`,
      )
      return lines.join('\n') || `${email} has no keys.`
    },
  },
  'operator key end': {
    parameters: ['EMAIL', 'NUMBER'],
    async run({ database }, [email = '', number = '']) {
      if (!/^[1-9]\d{0,8}$/.test(number))
        throw new CommandError(`NUMBER is that of the key, as operator key list tells it, not ${number}.`)
      await endOperatorKey(database, email.toLowerCase(), Number(number))
      return `Ended the key ${number} of ${email}.`
    },
  },
}
