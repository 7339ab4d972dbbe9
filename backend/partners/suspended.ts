import { sql, type SQL } from 'drizzle-orm'

/** Says whether the operator lets a partner's site run: what is due of a suspended one waits until it does. */
export const isRunning = (partnerId: SQL): SQL =>
  sql`not exists (select from partners s where s.partner_id = ${partnerId} and s.suspended_at is not null)`
