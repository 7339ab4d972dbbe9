import type { clockContract } from '#api/contract/clock.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'

export default function routes(): Handlers<keyof typeof clockContract> {
  return {
    // Whatever sends the answer dates it (RFC 9110, 6.6.1).
    'GET /clock': async () => undefined,
  }
}
