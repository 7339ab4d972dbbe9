import {
  clinic,
  clinicDetails,
  hostNames,
  invitedOwner,
  newClinic,
  operator,
  operatorLogPage,
  operatorLogQuery,
  operatorSignIn,
  ownerEmail,
  quotas,
} from '#schema/operator.ts'
import { rowId, typed } from '#schema/call-parts.ts'
import { sessionChoice } from '#schema/sessions.ts'
import { z } from 'zod'

/** One line of the operator's contract. Every call but the sign-in is for an operator who is signed in. */
export type OperatorCall = {
  access: 'public' | 'operator'
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The body is a clinic's export, gzipped, and no JSON. */
  rawBody?: 'dump'
  /** The answer is a clinic's export. */
  rawResponse?: 'dump'
  response?: z.ZodType
  status?: 200 | 201 | 204
  /** Requests allowed to one client address in a window of seconds. */
  rateLimit?: { points: number; seconds: number }
}

const call = <const C extends OperatorCall>(definition: C): C => definition
const params = z.object({ id: rowId })

/**
 * Calls of the deployment's operator. They are a contract of their own, served at the operator's host alone: no clinic's
 * host, session or key reaches one. Source: docs/decisions/0049.
 */
export const operatorContract = {
  'POST /session': call({
    access: 'public',
    body: operatorSignIn,
    response: operator,
    rateLimit: { points: 10, seconds: 60 },
  }),
  'GET /session': call({ access: 'operator', response: operator }),
  'DELETE /session': call({ access: 'operator', query: sessionChoice, status: 204 }),
  'GET /clinics': call({ access: 'operator', response: z.object({ rows: z.array(clinic) }) }),
  'POST /clinics': call({ access: 'operator', body: newClinic, response: invitedOwner, status: 201 }),
  'GET /clinics/{id}': call({ access: 'operator', params, response: clinicDetails }),
  'PUT /clinics/{id}/hosts': call({
    access: 'operator',
    params,
    body: z.object({ hosts: hostNames }),
    response: clinicDetails,
  }),
  'PUT /clinics/{id}/quotas': call({ access: 'operator', params, body: quotas, response: clinicDetails }),
  'PUT /clinics/{id}/status': call({
    access: 'operator',
    params,
    body: z.object({ isSuspended: z.boolean() }),
    response: clinicDetails,
  }),
  'POST /clinics/{id}/invitations': call({
    access: 'operator',
    params,
    body: ownerEmail,
    response: invitedOwner,
    status: 201,
  }),
  'GET /clinics/{id}/export': call({ access: 'operator', params, rawResponse: 'dump' }),
  'POST /imports': call({
    access: 'operator',
    query: z.object({
      /** Hosts in place of those in the file, divided by commas; its own where none are told. */
      hosts: typed(6000)
        .default('')
        .transform((text) => text.split(',').filter((host) => host.trim() !== ''))
        .pipe(z.union([hostNames, z.tuple([])])),
    }),
    rawBody: 'dump',
    response: clinicDetails,
    status: 201,
  }),
  'GET /log': call({ access: 'operator', query: operatorLogQuery, response: operatorLogPage }),
} satisfies Record<string, OperatorCall>

export type OperatorContract = typeof operatorContract
export type OperatorCallName = keyof OperatorContract
