import { sql, type SQL } from 'drizzle-orm'

/** Returns whether the operator lets a partner's site run. Tasks of a suspended partner wait until then. */
export const isRunning = (partnerId: SQL): SQL =>
  sql`not exists (select from partners s where s.partner_id = ${partnerId} and s.suspended_at is not null)`
