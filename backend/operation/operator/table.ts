import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '#backend/kernel/database/columns.ts'

/*
 * Tables of the deployment, which belong to no clinic. The role of requests has neither a grant nor a policy here, so
 * a clinic's call reads and writes none of it, whatever it asks. Source: docs/decisions/0049.
 */
const ofOperators = () => [
  pgPolicy('operator', { to: 'current_user', using: sql`true`, withCheck: sql`true` }),
]

/** Accounts of those who run the deployment. The second factor is there from the first moment. */
export const operators = pgTable(
  'operators',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Lower-case. */
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    /**
     * Sealed (`SecretBox`): secret of the authenticator app (RFC 6238). It is shown once, by the command that makes the
     * account.
     */
    totpSecret: text('totp_secret').notNull(),
    /** Step of 30 s whose code was used last: no code is used twice. */
    usedStep: bigint('used_step', { mode: 'number' }).notNull().default(0),
    /** Wrong tries in the quarter of an hour that ends at `guessesEndAt`. */
    guesses: integer('guesses').notNull().default(0),
    guessesEndAt: at('guesses_end_at').notNull().defaultNow(),
    /** Nobody signs in to it from then on. */
    disabledAt: at('disabled_at'),
    lastSignedInAt: at('last_signed_in_at'),
  },
  ofOperators,
)

export const operatorSessions = pgTable(
  'operator_sessions',
  {
    /** SHA-256 of the token: a copy of this table signs nobody in. */
    tokenHash: text('token_hash').primaryKey(),
    /** Public name of the session, by which its owner ends it. */
    id: uuid('id').notNull().defaultRandom(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    startedAt: at('started_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
  },
  ofOperators,
)

/** Keys by which programs act for an operator. Ended keys stay, because the log names them. */
export const operatorKeys = pgTable(
  'operator_keys',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of the key, so that a copy of this table opens nothing. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: at('created_at').notNull().defaultNow(),
    lastUsedAt: at('last_used_at'),
    endedAt: at('ended_at'),
  },
  ofOperators,
)

/** Every act of an operator. A clinic is named by its number and its name then: it may be gone since. */
export const operatorLog = pgTable(
  'operator_log',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    at: at('at').notNull().defaultNow(),
    /** E-mail of the operator; `null` for a command of the server. */
    by: text('by'),
    action: text('action').notNull(),
    clinicId: integer('clinic_id'),
    clinicName: text('clinic_name'),
    details: jsonb('details').notNull().default({}),
  },
  (table) => [index('operator_log_at').on(table.at), ...ofOperators()],
)
