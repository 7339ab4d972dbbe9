import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { bindPartner } from '#backend/kernel/database/partner.ts'
import { tables } from '#backend/kernel/database/tables.ts'
import type { Logger } from 'drizzle-orm'
import { getTableName } from 'drizzle-orm'

/*
 * Two ways to see that statements state their partner themselves, which row-level security hides: with it, a statement
 * that names no partner finds the same rows.
 */

const names = Object.values(tables).map((table) => getTableName(table))
const namesTable = new RegExp(`\\b(?:from|join|update|into) "?(?:${names.join('|')})\\b`)

/** The database, but that a statement of a partner's transaction is refused where it does not state the partner. */
export const refuseUnstated = (database: Database): Database =>
  withOther(database, {
    withPartner: (partnerId, run, options) =>
      database.withPartner(partnerId, (tx) => run(watched(tx)), options),
  })

/** The database, but that partners' transactions see and change the rows of all: only what statements state is left. */
export const withoutPolicies = (database: Database): Database =>
  withOther(database, {
    withPartner: (partnerId, run, { readOnly = false } = {}) =>
      database.asOperator((tx) => run(bindPartner(tx, partnerId)), { readOnly }),
  })

/** Whatever a test puts in place of the others of the database's own is theirs too. */
const withOther = (database: Database, other: Pick<Database, 'withPartner'>): Database =>
  Object.assign(Object.create(database) as Database, other)

function watched(tx: PartnerTransaction): PartnerTransaction {
  // Drizzle tells the logger of a session, which each transaction has its own of, of every statement before it is sent.
  const { session } = tx as unknown as { session: { logger: Logger } }
  if (typeof session.logger.logQuery !== 'function') throw new Error('drizzle has its logger elsewhere.')
  session.logger = {
    logQuery(text, params) {
      if (namesTable.test(text) && !states(text, params, tx.partnerId))
        throw new Error(`A statement does not state its partner: ${text}`)
    },
  }
  return tx
}

function states(text: string, params: unknown[], partnerId: number): boolean {
  // The columns of new rows: their tables' types ask for the partner.
  if (/\binsert into [^(]*\([^)]*partner_id/.test(text)) return true
  return [...text.matchAll(/partner_id"? = \$(\d+)/g)].some(
    ([, number]) => params[Number(number) - 1] === partnerId,
  )
}
