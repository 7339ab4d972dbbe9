import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** Handle that a query runs on. Only reached inside `withPartner` and `asOperator`. */
export type Transaction = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'
> & {
  /**
   * Says that what is asked next, side by side, is the last of the transaction: on PostgreSQL it goes there in one
   * message with the commit. What is asked later fails, and undoes nothing.
   */
  lastly(): void
}

/** A partner's transaction; its statements state the partner by `isOfPartner` (decision 0032). */
export type PartnerTransaction = Transaction & { readonly partnerId: number }

/** A publication anywhere; `partnerId: null` when some may have been missed, or when everything may have changed. */
export type Publication = { partnerId: number; revision: number } | { partnerId: null }

/**
 * A change by anybody, on any node, of what consoles keep open. `partnerId: null` when some may have been missed.
 */
export type Change = NamedChange | { partnerId: null }

type NamedChange = {
  partnerId: number
  /** Name of what was changed: `reservations`, `drafts`, a resource or a setting. */
  changed: string
  isNew: boolean
  /** Which one, where that is known: a row's number, or the kind and key of a draft (`page/home`). */
  key?: string | undefined
  /** Validator of a draft as it now is; absent where it was removed. */
  etag?: string | undefined
  /** Name of who changed it, where that is known. */
  by?: string | undefined
}

export type HostPartner = {
  partnerId: number
  revision: number
  /** The operator stopped the clinic's site: nothing is written there. */
  isSuspended?: boolean
}

/**
 * The same over PGlite and PostgreSQL. There is no handle that is not bound to a partner, so a query that forgets
 * whose data it means finds nothing. Source: docs/product.md, X1.
 */
export type Database = {
  engine: 'pglite' | 'postgres'
  /**
   * Runs one transaction as role `app`, bound to a partner. It may be run again after a serialization failure or
   * deadlock, so `run` must have no effects outside it. Throws `DatabaseUnavailable` when no connection came in time.
   *
   * On PostgreSQL, statements that `run` does not wait for one by one (`Promise.all`) go there and back together.
   */
  withPartner<T>(
    partnerId: number,
    run: (tx: PartnerTransaction) => Promise<T>,
    options?: PartnerOptions,
  ): Promise<T>
  /**
   * The partner of a host name (lower-case, without port) and the revision it shows; `null` where there is none.
   * Every call asks for it, so it is known until a publication is heard of, or for a minute.
   */
  findPartner(host: string): Promise<HostPartner | null>
  /**
   * One transaction over every partner's rows, as the tables' owner: for work in the background, operators, commands
   * and seeds.
   */
  asOperator<T>(run: (tx: Transaction) => Promise<T>, options?: OperatorOptions): Promise<T>
  /** Announces a publication to this process once it is committed. The other nodes hear of it from the database. */
  announce(publication: Publication): void
  /** Calls the listener after each publication on any node. Returns a function that stops it. */
  onPublished(listener: (publication: Publication) => void): () => void
  /** Calls the listener after each change on any node. Returns a function that stops it. */
  onChanged(listener: (change: Change) => void): () => void
  /** Returns whether the database answers. */
  isReady(): Promise<boolean>
  /** Connections of this process by pool; the embedded database has none. */
  connections(): PoolConnections[]
  close(): Promise<void>
}

/** Connections of a pool, and transactions that wait for one. */
export type PoolConnections = { pool: string; busy: number; idle: number; waiting: number }

type PartnerOptions = {
  readOnly?: boolean
  /**
   * Of one that only reads: `run` asks everything side by side and nothing after, so that all of it is one message.
   */
  atOnce?: boolean
}

type OperatorOptions = {
  readOnly?: boolean
  /** Takes as long as its statements need: on PostgreSQL those of a request are ended after some seconds. */
  hasNoTimeout?: boolean
  /** Reads everything as of one moment, in a transaction that also writes. A read-only transaction always does. */
  isSnapshot?: boolean
}

export type TransactionOptions = OperatorOptions & {
  readOnly: boolean
  atOnce?: boolean
  /** Partner whose rows role `app` sees; `null` for nobody's. Without it the transaction is the operator's. */
  partnerId?: number | null
}

/** Operations in which the two engines differ. */
export type Engine = {
  name: Database['engine']
  /** Milliseconds that a transaction waits for a connection; PGlite has one, and another transaction may hold it. */
  patience: number
  transaction<T>(run: (tx: Transaction) => Promise<T>, options: TransactionOptions): Promise<T>
  connections(): PoolConnections[]
  close(): Promise<void>
}

/** The database cannot be reached, or is too busy: worth trying again. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** The database cannot be opened as asked; the message is for the operator. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}
