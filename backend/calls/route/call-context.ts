import type { Call } from '#api/call.ts'
import type { CallName, Contract } from '#api/contract.ts'
import type { z } from 'zod'
import type { SignedInCustomer } from '#backend/people/customers/customer-sessions.ts'
import type { KnownBrowser } from '#backend/kernel/credentials/guess-limit.ts'
import type { HostPartner } from '#backend/kernel/database/database.ts'
import type { Account } from '#backend/people/accounts/sessions.ts'

type Part<Name extends CallName, Key extends keyof Call> =
  Contract[Name] extends Record<Key, infer S extends z.ZodType> ? z.output<S> : undefined

/** Context of a handler: everything has passed the call's schemas, and whoever the call's access asks for is there. */
export type CallContext<Name extends CallName = CallName> = {
  /** The partner whose host was asked, the revision it shows now, and whether the operator has stopped it. */
  partner: HostPartner
  query: Part<Name, 'query'>
  params: Part<Name, 'params'>
  headers: Part<Name, 'headers'>
  body: Contract[Name] extends { rawBody: 'image' } ? Buffer : Part<Name, 'body'>
  /** Returns who is signed in to the console; throws 401 where nobody is. */
  account: () => Promise<Account>
  /** Returns whose right it is to see drafts: an account's or a preview link's. Throws 401 for nobody. */
  draftViewer: () => Promise<DraftViewer>
  session: SessionTransport
  /** Returns the customer of the site; throws 401 where nobody is signed in. */
  customer: () => Promise<SignedInCustomer>
  /** Returns the customer, or `null` where no token came. A write with a token that is not valid is 401. */
  visitor: () => Promise<SignedInCustomer | null>
  customerSession: SessionTransport
  /** Origin at which the browser reached the server. */
  origin: string
  /** The client as rate limits count it. */
  client: string
  /** The client's browser, as limits of guesses know it again. */
  browser: KnownBrowser
  /** The client's own name; empty where it gives none. */
  userAgent: string
}

/** `link`: token and end of the preview link; absent for an account of the console. */
export type DraftViewer = { link?: { token: string; until: Date } }

/**
 * A session as it is sent to its owner. The browser keeps it until its window is closed, or for `keptFor` seconds.
 */
export type SentSession = { token: string; sessionId: string; keptFor?: number }

/** Way by which a session's token comes and goes. */
export type SessionTransport = {
  token: string | undefined
  /** Sends the token as a cookie with the answer, and names the session; `null` takes the cookie away. */
  send(session: SentSession | null): void
  /** Names the session in the answer, so that its owner can end this one and no other. */
  name(sessionId: string): void
}

/**
 * Answer of a call with a `rawResponse`. `cacheControl` is `no-store` unless told; `fileName` is what it is saved as,
 * in ASCII.
 */
export type RawAnswer = {
  /** All of it, or what comes as time goes on. */
  bytes: Uint8Array | ReadableStream<Uint8Array>
  mime: string
  cacheControl?: string
  fileName?: string
}

type Answer<Name extends CallName> = Contract[Name] extends { rawResponse: string }
  ? RawAnswer
  : Contract[Name] extends { response: infer S extends z.ZodType }
    ? z.input<S>
    : undefined | void

/** A call with an `alternative` may answer with a file instead. */
type Alternative<Name extends CallName> = Contract[Name] extends { alternative: string } ? RawAnswer : never

export type Handler<Name extends CallName> = (
  context: CallContext<Name>,
) => Promise<Answer<Name> | Alternative<Name>>

/** A handler for each of some calls. `Handlers` without names is the whole contract: leaving one out is a type error. */
export type Handlers<Names extends CallName = CallName> = { [Name in Names]: Handler<Name> }
