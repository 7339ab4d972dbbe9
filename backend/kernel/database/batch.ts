import pg from 'pg'

/** Statements to send; all of them fail or none. */
export type Parts = {
  before: readonly Command[]
  statements: readonly Statement[]
  after: readonly Command[]
}

/**
 * One of whose answer nobody wants more than whether it was carried out, by `settle`. Under a name it is read by the server
 * once a connection.
 */
export type Command = {
  text: string
  values?: string[]
  name?: string | undefined
  settle?: (error?: Error) => void
}

/** One statement, and whom to tell of its answer. */
export type Statement = {
  config: pg.QueryConfig
  values: unknown[]
  settle: (error: Error | null | undefined, result: pg.QueryResult) => void
}

/** Handlers of the driver's own query for each message of the server; its types leave them out. */
type DriverQuery = {
  name?: string | undefined
  text: string
  submit(connection: Connection): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
  handleReadyForQuery(connection: Connection): void
  handleError(error: Error, connection: Connection): void
}
type Connection = pg.Connection & {
  /** Texts by name: of the statements that the server has read, and of those sent until it has. */
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
}

/**
 * Several statements that go to the server together and are answered together: one way there and back for them all.
 *
 * All of it ends in one Sync, so that the server carries out nothing after a part that failed; those statements get the
 * error of the one that did. Handed to the driver's `query`, as its cursors are.
 * Source: PostgreSQL's documentation, "Message Flow", "Pipelining".
 */
export class Batch implements pg.Submittable {
  /** The driver puts its limit on time around it. */
  callback: () => void = () => {}
  private readonly queries: DriverQuery[]
  private readonly refusal: () => Error | undefined
  private sent = 0
  /** Number of statements answered; the next is the one that the server is at. */
  private done = 0
  /** Reason why one could not be sent. */
  private unsent: Error | undefined

  /** @param refusal why it must not be sent any more when its turn comes */
  constructor({ before, statements, after }: Parts, refusal: () => Error | undefined) {
    this.refusal = refusal
    const wanted = statements.map(({ config, values, settle }) => {
      const tell = (error: Error | null | undefined, result: unknown) => {
        if (error) this.unsent ??= error
        settle(error, result as pg.QueryResult)
      }
      // As a message of its own kind, even where it has no parameters: only that one can wait for the Sync.
      const extended = { ...config, queryMode: 'extended' }
      return new pg.Query(extended, values, tell) as unknown as DriverQuery
    })
    this.queries = [...before.map(toQuery), ...wanted, ...after.map(toQuery)]
  }

  /** Name and text of the statement that the server reads now: the driver notes by them what the connection keeps. */
  get name(): string | undefined {
    return this.done < this.sent ? this.queries[this.done]?.name : undefined
  }

  get text(): string | undefined {
    return this.queries[this.done]?.text
  }

  /** Returns the error that keeps it from being sent. */
  submit(connection: pg.Connection): Error | undefined {
    const refusal = this.refusal()
    if (refusal) return refusal
    const messages: Uint8Array[] = []
    const stream = { writable: true, write: (message: Uint8Array) => messages.push(message) }
    const collecting = Object.create(connection, {
      stream: { value: stream },
      sync: { value() {} },
    }) as Connection
    for (const query of this.queries) {
      query.submit(collecting)
      // Its values could not be written: what follows it is not sent either.
      if (this.unsent) break
      this.sent += 1
    }
    connection.sync.call(collecting)
    connection.stream.write(Buffer.concat(messages))
    return undefined
  }

  handleRowDescription(message: unknown): void {
    this.queries[this.done]?.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.queries[this.done]?.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    this.queries[this.done]?.handleCommandComplete(message, connection)
    this.done += 1
  }

  handleEmptyQuery(): void {
    this.done += 1
  }

  handleReadyForQuery(connection: Connection): void {
    this.end(connection, this.unsent)
  }

  /** The server refused the statement it was at, or the connection is gone. */
  handleError(error: Error, connection: Connection): void {
    this.end(connection, error)
  }

  private end(connection: Connection, error: Error | undefined): void {
    for (const query of this.queries.slice(0, this.done)) query.handleReadyForQuery(connection)
    for (const query of this.queries.slice(this.done)) {
      // The server has not read it, or will be told it again.
      if (query.name) delete connection.submittedNamedStatements[query.name]
      query.handleError(error ?? new Error('The server left a statement unanswered.'), connection)
    }
    this.callback()
  }
}

const ignore = () => {}

/** As the driver's own query, but that nothing is asked about the answer's columns, and nothing done with it. */
const toQuery = ({ name, text, values = [], settle = ignore }: Command): DriverQuery => ({
  name,
  text,
  submit(connection) {
    const { parsedStatements: read, submittedNamedStatements: sent } = connection
    if (name === undefined || (read[name] ?? sent[name]) === undefined) {
      connection.parse({ name: name ?? '', text, types: [] }, true)
      if (name !== undefined) sent[name] = text
    }
    connection.bind({ statement: name ?? '', values, valueMapper: (value: unknown) => value }, true)
    connection.execute(null, true)
  },
  handleRowDescription: ignore,
  handleDataRow: ignore,
  handleCommandComplete: ignore,
  handleReadyForQuery: () => settle(),
  handleError: (error) => settle(error),
})
