import { roles } from '#schema/accounts.ts'
import {
  bigint,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { isNull } from 'drizzle-orm'
import { at, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

export const accounts = pgTable(
  'accounts',
  {
    partnerId: ofPartner(),
    id: uuid('id').notNull().defaultRandom(),
    /** Lower-case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: roles }).notNull(),
    /** Nobody signs in to it from then on. Kept, since history names it. */
    disabledAt: at('disabled_at'),
    lastSignedInAt: at('last_signed_in_at'),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique('accounts_email').on(table.partnerId, table.email),
    ...policies(),
  ],
)

/**
 * Condition over `accounts` that an account is not disabled. Every credential of an account is read together with it, so
 * that all of them are dead on every node the moment the account is. Source: docs/product.md, X20.
 */
export const isAlive = isNull(accounts.disabledAt)

export const sessions = pgTable(
  'sessions',
  {
    partnerId: ofPartner(),
    /** SHA-256 of the token: a copy of this table signs nobody in. */
    tokenHash: text('token_hash').notNull(),
    accountId: uuid('account_id').notNull(),
    /** Names the session to its owner, who may end it: neither the token nor its hash leaves the API. */
    id: uuid('id').notNull().defaultRandom(),
    /** Browser and system as the sign-in told them: `Chrome, Windows`; empty where they are not known. */
    browser: text('browser').notNull().default(''),
    startedAt: at('started_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.tokenHash] }),
    foreignKey({
      columns: [table.partnerId, table.accountId],
      foreignColumns: [accounts.partnerId, accounts.id],
    }).onDelete('cascade'),
    index('sessions_account').on(table.partnerId, table.accountId),
    index('sessions_expiry').on(table.partnerId, table.expiresAt),
    ...policies(),
  ],
)

/** Invitations to the console that are open. Whoever has the link becomes an account of the e-mail and role. */
export const invitations = pgTable(
  'invitations',
  {
    partnerId: ofPartner(),
    id: uuid('id').notNull().defaultRandom(),
    /** Lower-case. */
    email: text('email').notNull(),
    role: text('role', { enum: roles }).notNull(),
    /** SHA-256 of the link's token, which is another one each time it is sent. */
    tokenHash: text('token_hash').notNull(),
    /** Account that sent it last: the link opens while that is an owner's. `null`: the deployment's operator. */
    accountId: uuid('account_id'),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique('invitations_email').on(table.partnerId, table.email),
    unique('invitations_token').on(table.partnerId, table.tokenHash),
    foreignKey({
      columns: [table.partnerId, table.accountId],
      foreignColumns: [accounts.partnerId, accounts.id],
    }).onDelete('cascade'),
    ...policies(),
  ],
)

/** Links that set a forgotten password: a row for each account, with the last link and the earlier ones. */
export const passwordResets = pgTable(
  'password_resets',
  {
    partnerId: ofPartner(),
    accountId: uuid('account_id').notNull(),
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** Links before it that still held when it was asked for: `[{ tokenHash, expiresAt }]`. */
    earlier: jsonb('earlier').notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.accountId] }),
    unique('password_resets_token').on(table.partnerId, table.tokenHash),
    foreignKey({
      columns: [table.partnerId, table.accountId],
      foreignColumns: [accounts.partnerId, accounts.id],
    }).onDelete('cascade'),
    ...policies(),
  ],
)

/** An account's second factor: codes of an authenticator app (RFC 6238). */
export const twoFactors = pgTable(
  'two_factors',
  {
    partnerId: ofPartner(),
    accountId: uuid('account_id').notNull(),
    /** Sealed (`SecretBox`): Base32 of 160 random bits. It leaves the API while it is set up, and never again. */
    secret: text('secret').notNull(),
    /** Step of 30 s whose code was used last: no code is used twice. */
    usedStep: bigint('used_step', { mode: 'number' }).notNull().default(0),
    /** Sign-in asks for a code from then on; `null` while it is being set up. */
    confirmedAt: at('confirmed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.accountId] }),
    foreignKey({
      columns: [table.partnerId, table.accountId],
      foreignColumns: [accounts.partnerId, accounts.id],
    }).onDelete('cascade'),
    ...policies(),
  ],
)

/** Codes that stand in for the authenticator app, 80 random bits each. One that is used is removed. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    partnerId: ofPartner(),
    accountId: uuid('account_id').notNull(),
    /** SHA-256 of the code. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.accountId, table.codeHash] }),
    foreignKey({
      name: 'recovery_codes_two_factor',
      columns: [table.partnerId, table.accountId],
      foreignColumns: [twoFactors.partnerId, twoFactors.accountId],
    }).onDelete('cascade'),
    ...policies(),
  ],
)

/** Public keys that sign an account in (WebAuthn): the private one stays on its device. */
export const passkeys = pgTable(
  'passkeys',
  {
    partnerId: ofPartner(),
    /** Of the credential, in Base64url. */
    id: text('id').notNull(),
    accountId: uuid('account_id').notNull(),
    name: text('name').notNull(),
    /** Host that it was made at, where alone it signs in. */
    host: text('host').notNull(),
    /** COSE, in Base64url. */
    publicKey: text('public_key').notNull(),
    /** How often its device says that it was used; 0 for one that does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.accountId],
      foreignColumns: [accounts.partnerId, accounts.id],
    }).onDelete('cascade'),
    index('passkeys_account').on(table.partnerId, table.accountId),
    ...policies(),
  ],
)

/** Questions that a passkey has yet to answer, each once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    partnerId: ofPartner(),
    /** SHA-256 of the challenge. */
    challengeHash: text('challenge_hash').notNull(),
    /** Account that adds a passkey; `null` for a sign-in, which may be anybody's. */
    accountId: uuid('account_id'),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.challengeHash] }),
    foreignKey({
      columns: [table.partnerId, table.accountId],
      foreignColumns: [accounts.partnerId, accounts.id],
    }).onDelete('cascade'),
    ...policies(),
  ],
)
