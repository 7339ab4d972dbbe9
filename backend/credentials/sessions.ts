import type { Bound } from '#backend/database/partner.ts'
import { isOfPartner } from '#backend/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/database/database.ts'
import { statement } from '#backend/database/written-statement.ts'
import type { SQL } from 'drizzle-orm'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { hashToken, newToken } from './tokens.ts'

type SessionTable = PgTable & Record<'partnerId' | 'tokenHash' | 'startedAt' | 'expiresAt', PgColumn>

/** How long sessions last, in ms. */
type Life = {
  /** A session ends this long after it was last used. */
  unused: number
  /** And this long after it began, however much it is used (ASVS 7.3.2): whoever took a token has it no longer. */
  longest: number
  /** The end is moved no more often than this, so that most requests only read. */
  touchEvery: number
}

type Options<Table extends SessionTable, Person> = {
  table: Table
  life: Life
  /** Columns of `Person`, over the session `s` and what `joined` adds to it. */
  person: SQL
  joined: SQL
  /** Runs where a session is prolonged. */
  onProlonged?: (tx: PartnerTransaction, person: Person) => Promise<void>
}

type Key = { partnerId: number; tokenHash: string; now: string; startedAfter: string; renewBefore: string }

/** Sessions of one kind of person, kept in a table under the hash of their token. Source: ASVS 7.2. */
export function createSessions<Table extends SessionTable, Person extends Record<string, unknown>>({
  table,
  life,
  person,
  joined,
  onProlonged,
}: Options<Table, Person>) {
  const isSession = (bound: Bound, token: string) =>
    and(isOfPartner(bound, table), eq(table.tokenHash, hashToken(token)))
  const moment = (ms: number) => new Date(Date.now() + ms)

  const read = statement<Key>(
    (value) => sql`
      select ${person}, s.expires_at < ${value('renewBefore')} as "isToRenew"
      from ${table} s ${joined}
      where s.partner_id = ${value('partnerId')} and s.token_hash = ${value('tokenHash')}
        and s.expires_at > ${value('now')} and s.started_at > ${value('startedAfter')}`,
  )

  const prolong = (database: Database, partnerId: number, token: string, found: Person) =>
    database.withPartner(partnerId, async (tx) => {
      await onProlonged?.(tx, found)
      await tx
        .update(table)
        .set({ expiresAt: moment(life.unused) } as never)
        .where(isSession(tx, token))
    })

  return {
    isSession,

    /** Starts a session and returns its token, 256 random bits; the table keeps only its hash. */
    async start(
      tx: PartnerTransaction,
      owner: Omit<Table['$inferInsert'], 'partnerId' | 'tokenHash' | 'startedAt' | 'expiresAt'>,
    ): Promise<string> {
      const token = newToken()
      await tx.delete(table).where(and(isOfPartner(tx, table), lt(table.expiresAt, new Date())))
      const { partnerId } = tx
      const row = { ...owner, partnerId, tokenHash: hashToken(token), expiresAt: moment(life.unused) }
      await tx.insert(table).values(row as never)
      return token
    },

    /** Ends a session, and those that it handed over, at once and on every node. */
    async end(tx: PartnerTransaction, token: string): Promise<void> {
      await tx.delete(table).where(isSession(tx, token))
    },

    /**
     * Returns who a token signs in at this partner; `null` for nobody. Another partner's token is nobody's here. To be
     * asked for is use of a session, which prolongs it, unless told.
     */
    async find(
      database: Database,
      partnerId: number,
      token: string,
      { prolongs = true }: { prolongs?: boolean } = {},
    ): Promise<Person | null> {
      const { rows } = await database.withPartner(
        partnerId,
        (tx) => {
          const key = {
            partnerId: tx.partnerId,
            tokenHash: hashToken(token),
            now: moment(0).toISOString(),
            startedAfter: moment(-life.longest).toISOString(),
            renewBefore: moment(life.unused - life.touchEvery).toISOString(),
          }
          return tx.execute<Person & { isToRenew: boolean }>(read(key, null))
        },
        { readOnly: true, atOnce: true },
      )
      const [row] = rows
      if (!row) return null
      const { isToRenew, ...found } = row
      if (isToRenew && prolongs) await prolong(database, partnerId, token, found as unknown as Person)
      return found as unknown as Person
    },
  }
}
