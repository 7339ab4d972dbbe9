import { hostOrigin } from '#backend/clinic/partners/site-origin.ts'
import type { FileStore } from '#backend/clinic/files/file-store.ts'
import type { Environment } from '#backend/environment.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { newClinic } from '#schema/operator.ts'
import { clinicTemplates } from '#schema/plain/clinic-templates.ts'
import type { z } from 'zod'
import { openClinic } from './clinics.ts'
import { CommandError } from './command-error.ts'

type Tools = { database: Database; files: FileStore; environment: Environment }
type ClinicCommand = { parameters: string[]; run(tools: Tools, args: string[]): Promise<string> }

/** `npm run db -- create …`: makes a clinic as the operator's console does. */
export const clinicCommands: Record<string, ClinicCommand> = {
  create: {
    parameters: ['NAME', 'HOST[,HOST…]', 'EMAIL', 'TEMPLATE'],
    async run({ database, files, environment: { operatorHost, port } }, args) {
      const given = readClinic(args)
      const { clinic, email, token } = await openClinic(
        { database, files, operator: null, operatorHost },
        given,
      ).catch((error: unknown) => {
        throw asTakenHost(error, given.hosts)
      })
      const origins = clinic.hosts.map((host) => hostOrigin(host, port))
      return [
        `Made ${clinic.name}, which commands know as ${clinic.code}:`,
        ...origins.map((origin) => `  ${origin}`),
        `Its owner ${email} is invited by mail. This link works once, within 7 days, and is shown only now:`,
        `  ${origins[0]}/admin#invitation=${token}`,
      ].join('\n')
    },
  },
}

/** Reads the arguments of `create`. Throws `CommandError` with a line for each wrong argument that corrects it. */
function readClinic([name = '', hosts = '', ownerEmail = '', template = '']: string[]) {
  const parsed = newClinic.safeParse({ name, hosts: hosts.split(','), ownerEmail, template })
  if (parsed.success) return parsed.data
  const right: Record<string, string> = {
    name: `NAME has 1 to 80 characters in one line, not ${JSON.stringify(name)}.`,
    hosts: `HOST is a domain, or up to 20 different ones divided by commas, such as clinic.kr,www.clinic.kr, not ${JSON.stringify(hosts)}.`,
    ownerEmail: `EMAIL is the owner's, such as owner@clinic.kr, not ${JSON.stringify(ownerEmail)}.`,
    template: `TEMPLATE is one of ${Object.keys(clinicTemplates).join(', ')}, not ${JSON.stringify(template)}.`,
  }
  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])))
  throw new CommandError([...wrong].map((part) => right[part]).join('\n'))
}

/** Rewrites the console's Korean message in English for the operator. */
function asTakenHost(error: unknown, hosts: z.output<typeof newClinic>['hosts']): unknown {
  if (!(error instanceof ProblemError) || error.problem.code !== 'host-taken') return error
  const place = /^\/hosts\/(\d+)$/.exec(error.problem.errors?.[0]?.path ?? '')?.[1]
  const host = place === undefined ? 'One of the hosts' : hosts[Number(place)]
  return new CommandError(
    `${host} is another clinic's, or OPERATOR_HOST: choose another one, or take it from that clinic first in the operator's console.`,
  )
}
