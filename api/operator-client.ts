import type { z } from 'zod'
import { createApiClient } from './client.ts'
import type { OperatorCall, OperatorCallName, OperatorContract } from './contract/operator.ts'

type Part<Name extends OperatorCallName, Key extends keyof OperatorCall> =
  OperatorContract[Name] extends Record<Key, infer S extends z.ZodType> ? { [K in Key]: z.input<S> } : unknown

export type OperatorInput<Name extends OperatorCallName> = Part<Name, 'params'> &
  Part<Name, 'query'> &
  (OperatorContract[Name] extends { rawBody: 'dump' } ? { body: Blob } : Part<Name, 'body'>) & {
    signal?: AbortSignal
  }

export type OperatorOutput<Name extends OperatorCallName> = OperatorContract[Name] extends {
  response: infer S extends z.ZodType
}
  ? z.output<S>
  : undefined

export type OperatorClient = {
  /** Makes a call of the operator's contract. Throws `ApiError` for every failure. */
  request<Name extends OperatorCallName>(
    name: Name,
    input: OperatorInput<Name>,
  ): Promise<OperatorOutput<Name>>
}

/** Path of the operator's API at its host. */
export const operatorApi = '/_operator/api'

/** An operator's session in a browser. */
export const operatorSession = {
  key: 'danjang-operator-session',
  begins: /\/_operator\/api\/session$/,
  ends: /\/_operator\/api\/session$/,
}

/** The client of the clinics' calls, at another address and by another contract. */
export const createOperatorClient = (
  origin: string,
  fetch?: (request: Request) => Promise<Response>,
): OperatorClient =>
  createApiClient({ baseUrl: operatorApi, origin, ...(fetch && { fetch }) }) as unknown as OperatorClient
