import type { Bound } from '#backend/kernel/database/partner.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isDiskFull } from '#backend/kernel/database/sql-state.ts'
import { statement } from '#backend/kernel/database/written-statement.ts'
import type { SQL } from 'drizzle-orm'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { randomUUID } from 'node:crypto'
import { hashToken, newToken } from './tokens.ts'

type SessionTable = PgTable & Record<'partnerId' | 'tokenHash' | 'id' | 'startedAt' | 'expiresAt', PgColumn>

/** How long sessions last, in ms. */
export type Life = {
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
  /** Another life, for the sessions `s` that match `is`. */
  longLife?: { life: Life; is: SQL }
  /** Columns of `Person`, over the session `s` and what `joined` adds to it. */
  person: SQL
  joined: SQL
  /** Runs where a session is prolonged. */
  onProlonged?: (tx: PartnerTransaction, person: Person) => Promise<void>
}

/** A session that has begun. Its id names it to its owner and opens nothing. */
export type StartedSession = { token: string; sessionId: string }

type Key = { partnerId: number; tokenHash: string; now: string } & Record<
  'startedAfter' | 'renewBefore' | 'longStartedAfter' | 'longRenewBefore',
  string
>

/** Sessions of one kind of person, kept in a table under the hash of their token. Source: ASVS 7.2. */
export function createSessions<Table extends SessionTable, Person extends Record<string, unknown>>({
  table,
  life,
  longLife = { life, is: sql`false` },
  person,
  joined,
  onProlonged,
}: Options<Table, Person>) {
  type Found = Person & { sessionId: string; isToRenew: boolean; isLong: boolean }
  const isSession = (bound: Bound, token: string) =>
    and(isOfPartner(bound, table), eq(table.tokenHash, hashToken(token)))
  const moment = (ms: number) => new Date(Date.now() + ms)

  const read = statement<Key>(
    (value) => sql`
      select ${person}, s.id as "sessionId", ${longLife.is} as "isLong",
        s.expires_at < case when ${longLife.is} then ${value('longRenewBefore')}::timestamptz
          else ${value('renewBefore')}::timestamptz end as "isToRenew"
      from ${table} s ${joined}
      where s.partner_id = ${value('partnerId')} and s.token_hash = ${value('tokenHash')}
        and s.expires_at > ${value('now')}
        and s.started_at > case when ${longLife.is} then ${value('longStartedAfter')}::timestamptz
          else ${value('startedAfter')}::timestamptz end`,
  )

  const prolong = (database: Database, partnerId: number, token: string, found: Person, { unused }: Life) =>
    database.withPartner(partnerId, async (tx) => {
      await onProlonged?.(tx, found)
      await tx
        .update(table)
        .set({ expiresAt: moment(unused) } as never)
        .where(isSession(tx, token))
    })

  return {
    isSession,

    /** Starts a session. Its token is 256 random bits; the table keeps only their hash. */
    async start(
      tx: PartnerTransaction,
      owner: Omit<Table['$inferInsert'], 'partnerId' | 'tokenHash' | 'id' | 'startedAt' | 'expiresAt'>,
      { unused }: Life = life,
    ): Promise<StartedSession> {
      const token = newToken()
      const sessionId = randomUUID()
      await tx.delete(table).where(and(isOfPartner(tx, table), lt(table.expiresAt, new Date())))
      const { partnerId } = tx
      const ids = { partnerId, tokenHash: hashToken(token), id: sessionId }
      await tx.insert(table).values({ ...owner, ...ids, expiresAt: moment(unused) } as never)
      return { token, sessionId }
    },

    /**
     * Ends a session, and those that it handed over, at once and on every node. Returns false where `sessionId` names
     * another session than the token's, which then goes on.
     */
    async end(tx: PartnerTransaction, token: string, sessionId?: string): Promise<boolean> {
      const isNamed = sessionId === undefined ? undefined : eq(table.id, sessionId)
      await tx.delete(table).where(and(isSession(tx, token), isNamed))
      if (isNamed === undefined) return true
      const left = await tx.select({ id: table.id }).from<PgTable>(table).where(isSession(tx, token))
      return left.length === 0
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
    ): Promise<(Person & { sessionId: string }) | null> {
      const { rows } = await database.withPartner(
        partnerId,
        (tx) => {
          const key = {
            partnerId: tx.partnerId,
            tokenHash: hashToken(token),
            now: moment(0).toISOString(),
            startedAfter: moment(-life.longest).toISOString(),
            renewBefore: moment(life.unused - life.touchEvery).toISOString(),
            longStartedAfter: moment(-longLife.life.longest).toISOString(),
            longRenewBefore: moment(longLife.life.unused - longLife.life.touchEvery).toISOString(),
          }
          return tx.execute<Found>(read(key, null))
        },
        { readOnly: true, atOnce: true },
      )
      const [row] = rows
      if (!row) return null
      const { isToRenew, isLong, ...rest } = row
      const found = rest as unknown as Person & { sessionId: string }
      if (isToRenew && prolongs) {
        const longer = prolong(database, partnerId, token, found, isLong ? longLife.life : life)
        await longer.catch((error: unknown) => {
          // Reading goes on while the disk is full.
          if (!isDiskFull(error)) throw error
        })
      }
      return found
    },
  }
}
