import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { customers } from '#backend/people/customers/table.ts'
import { at, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

const site = () => text('site', { enum: ['kakao', 'naver'] }).notNull()

/** Keys of the application that a clinic has registered at such a site. */
export const socialKeys = pgTable(
  'social_keys',
  {
    partnerId: ofPartner(),
    site: site(),
    clientId: text('client_id').notNull(),
    /** Sealed (`SecretBox`); `null` where the clinic came here from a deployment with another key. */
    clientSecret: text('client_secret'),
    changedAt: at('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.site] }), ...policies()],
)

/** Accounts of such sites that sign a member in. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    partnerId: ofPartner(),
    site: site(),
    /** Application whose number `subject` is: another application numbers the same people otherwise. */
    clientId: text('client_id').notNull(),
    subject: text('subject').notNull(),
    customerId: integer('customer_id').notNull(),
    linkedAt: at('linked_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.site, table.clientId, table.subject] }),
    unique('social_accounts_customer').on(table.partnerId, table.customerId, table.site),
    foreignKey({
      columns: [table.partnerId, table.customerId],
      foreignColumns: [customers.partnerId, customers.id],
    }).onDelete('cascade'),
    ...policies(),
  ],
)

/**
 * Sign-ins under way: begun by a browser, then back from the site, then used, once, within minutes. What is over is
 * removed.
 */
export const socialSignIns = pgTable(
  'social_sign_ins',
  {
    partnerId: ofPartner(),
    /** SHA-256 of the token that the browser has. */
    tokenHash: text('token_hash').notNull(),
    /** SHA-256 of the `state` that goes to the site and back (RFC 6749, 10.12). */
    stateHash: text('state_hash').notNull(),
    site: site(),
    clientId: text('client_id').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** Proves to the site that the code comes back from who asked for it (RFC 7636); `null` once it is used. */
    verifier: text('verifier'),
    /** Number of the person at the site, once the site has told it. */
    subject: text('subject'),
    staysSignedIn: boolean('stays_signed_in').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.tokenHash] }),
    index('social_sign_ins_expiry').on(table.partnerId, table.expiresAt),
    ...policies(),
  ],
)
