import type { SQL, SQLWrapper } from 'drizzle-orm'
import { eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PartnerTransaction, Transaction } from './database.ts'

/** Partner whose rows a statement means: the transaction's, or the value that a `statement` names in its place. */
export type Bound = { readonly partnerId: number | SQLWrapper }

/** Condition that a row is the partner's. Row-level security holds the same where a statement leaves it out. */
export const isOfPartner = (bound: Bound, { partnerId }: { partnerId: PgColumn }): SQL =>
  eq(partnerId, bound.partnerId)

/**
 * The transaction, knowing its partner. `withPartner` does this. An operator's transaction still sees the rows of every
 * partner: it is bound only to call what is written for one.
 */
export const bindPartner = (tx: Transaction, partnerId: number): PartnerTransaction =>
  Object.create(tx, { partnerId: { value: partnerId, enumerable: true } }) as PartnerTransaction
