import type { OperatorCall, OperatorCallName, OperatorContract } from '#api/contract/operator.ts'
import type { RawAnswer, SessionTransport } from '#backend/calls/route/call-context.ts'
import type { z } from 'zod'
import type { Operator } from './sessions.ts'

type Part<Name extends OperatorCallName, Key extends keyof OperatorCall> =
  OperatorContract[Name] extends Record<Key, infer S extends z.ZodType> ? z.output<S> : undefined

/** Context of a handler: everything has passed the call's schemas, and an operator is signed in where one has to be. */
export type OperatorContext<Name extends OperatorCallName> = {
  params: Part<Name, 'params'>
  query: Part<Name, 'query'>
  body: OperatorContract[Name] extends { rawBody: 'dump' }
    ? ReadableStream<Uint8Array> | null
    : Part<Name, 'body'>
  /** The operator who is signed in; nobody in a public call. */
  operator: OperatorContract[Name] extends { access: 'operator' } ? Operator : null
  session: SessionTransport
}

type Answer<Name extends OperatorCallName> = OperatorContract[Name] extends { rawResponse: 'dump' }
  ? RawAnswer & { size: number }
  : OperatorContract[Name] extends { response: infer S extends z.ZodType }
    ? z.input<S>
    : void

/** A handler for each call of the operator's contract: leaving one out is a type error. */
export type OperatorHandlers = {
  [Name in OperatorCallName]: (context: OperatorContext<Name>) => Promise<Answer<Name>>
}
