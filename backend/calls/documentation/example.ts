import type { CallName, Contract } from '#api/contract.ts'
import type { z } from 'zod'

type Part<Name extends CallName, Key extends string> =
  Contract[Name] extends Record<Key, infer S extends z.ZodType> ? { [K in Key]: z.input<S> } : unknown

/** Some calls, each as it might be made and answered; a test holds each to its schemas. */
export type Examples<Names extends CallName = CallName> = {
  [Name in Names]: Part<Name, 'query'> & Part<Name, 'params'> & Part<Name, 'body'> & Part<Name, 'response'>
}
