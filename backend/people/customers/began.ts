import type { SentSession, SessionTransport } from '#backend/calls/route/call-context.ts'
import type { CustomerSelf } from '#schema/customers.ts'

/** Sends a session that has begun, and answers whose it is. */
export function began(
  transport: SessionTransport,
  started: { session: SentSession; customer: CustomerSelf },
) {
  transport.send(started.session)
  return started.customer
}
