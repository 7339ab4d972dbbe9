import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { customers } from '#backend/people/customers/table.ts'
import { at, numbered, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

/**
 * Options that somebody means to book: a signed-in customer, or the browser that a `guestId` names. An option is in a cart once,
 * with how often. It may be gone by the time it is looked at, so its names are kept, to tell which one it was.
 */
export const cartItems = pgTable(
  'cart_items',
  {
    partnerId: ofPartner(),
    id: numbered(),
    customerId: integer('customer_id'),
    guestId: text('guest_id'),
    optionId: integer('option_id').notNull(),
    quantity: smallint('quantity').notNull().default(1),
    productName: text('product_name').notNull(),
    optionName: text('option_name').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** Moment at which the guest was last seen with this cart, the same in all of it; unused for customers. */
    seenAt: at('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.customerId],
      foreignColumns: [customers.partnerId, customers.id],
    }).onDelete('cascade'),
    uniqueIndex('cart_items_customer')
      .on(table.partnerId, table.customerId, table.optionId)
      .where(sql`customer_id is not null`),
    uniqueIndex('cart_items_guest')
      .on(table.partnerId, table.guestId, table.optionId)
      .where(sql`guest_id is not null`),
    index('cart_items_forgotten')
      .on(table.partnerId, table.seenAt)
      .where(sql`guest_id is not null`),
    check('cart_items_owner', sql`(customer_id is null) <> (guest_id is null)`),
    check('cart_items_quantity', sql`quantity between 1 and 99`),
    ...policies(),
  ],
)
