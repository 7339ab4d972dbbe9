import { channel } from 'node:diagnostics_channel'

/** An event that occurs often. Telling it costs nothing while nothing in this process listens. */
function signal<Message>(name: string) {
  const told = channel(`danjang:${name}`)
  return {
    tell: (message: Message) => told.publish(message),
    /** Adds a listener. Returns a function that removes it. */
    on(listener: (message: Message) => void): () => void {
      const listening = (message: unknown) => listener(message as Message)
      told.subscribe(listening)
      return () => void told.unsubscribe(listening)
    },
  }
}

/** A transaction got a connection to PostgreSQL, or gave up, after this many seconds. */
export const connectionWaited = signal<{ pool: string; seconds: number }>('connection-waited')
/** A transaction is run again because it lost a race. */
export const transactionRetried = signal<null>('transaction-retried')
/** A transaction failed because the database could not be reached, or took too long. */
export const databaseUnavailable = signal<null>('database-unavailable')
/** A call was refused. Has the call's name in the contract and the code of the refusal. */
export const callRefused = signal<{ call: string; code: string }>('call-refused')
