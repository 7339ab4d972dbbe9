import { channel } from 'node:diagnostics_channel'

/** Something that happens again and again. Telling it costs nothing while nobody in this process listens. */
function signal<Message>(name: string) {
  const told = channel(`danjang:${name}`)
  return {
    tell: (message: Message) => told.publish(message),
    /** Returns a function that stops it. */
    on(listener: (message: Message) => void): () => void {
      const listening = (message: unknown) => listener(message as Message)
      told.subscribe(listening)
      return () => void told.unsubscribe(listening)
    },
  }
}

/** A transaction got a connection of PostgreSQL, or gave up, after so many seconds. */
export const connectionWaited = signal<{ pool: string; seconds: number }>('connection-waited')
/** A transaction is run again because it lost a race. */
export const transactionRetried = signal<null>('transaction-retried')
/** A transaction failed because the database could not be reached, or took too long. */
export const databaseUnavailable = signal<null>('database-unavailable')
/** A call, named as in the contract, was refused under a code. */
export const callRefused = signal<{ call: string; code: string }>('call-refused')
