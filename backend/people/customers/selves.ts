import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { sql } from 'drizzle-orm'

/** A person as the clinic's tables know them. */
export type Selves = {
  /** Numbers of their rows as a customer. */
  ids: number[]
  /** Phones as E.164. */
  phones: string[]
  emails: string[]
  /** Names as searches fold them. */
  names: string[]
}

/**
 * Finds everything by which a customer is known: the row, the phones and names of their bookings, waits and requests, and
 * the guests with the same phone and name. Locks the rows until the transaction ends.
 *
 * A phone counts where it is certified or was proved by a code, since anybody may claim another's; with `isTrusted` the
 * clinic says that all of it is the customer's. Source: docs/product.md, M1, R16.
 */
export async function findSelves(
  tx: PartnerTransaction,
  id: number,
  { isTrusted }: { isTrusted: boolean },
): Promise<Selves> {
  const { partnerId } = tx
  const contacts = ['reservations', 'waitings', 'consultations'].map(
    (table) => sql`
      select contact_phone as phone, search_plain(contact_name) as name from ${sql.identifier(table)}
      where partner_id = ${partnerId} and customer_id = ${id} and contact_phone <> ''
        and (${isTrusted} or phone_proved_at is not null)`,
  )
  const { rows } = await tx.execute<{
    id: number
    phone: string | null
    name: string | null
    email: string | null
  }>(sql`
    with self as (
      select id, phone, email, search_plain(name) as name from customers
      where partner_id = ${partnerId} and id = ${id}
        and (${isTrusted} or kind = 'member' or certified_at is not null)
    ), contact as (
      select phone, name from self
      union ${sql.join(contacts, sql` union `)}
    ), guest as (
      select c.id from customers c
      where c.partner_id = ${partnerId} and c.kind = 'guest' and not c.is_closed
        and c.phone in (select phone from contact)
        and (c.name is null or search_plain(c.name) in (select name from contact))
      order by c.id for update
    )
    select id, phone, name, email from self
    union all select ${id}, phone, name, null from contact
    union all select id, null, null, null from guest`)
  const known = (values: (string | null)[]) =>
    [...new Set(values.filter((value) => value !== null && value !== ''))] as string[]
  return {
    ids: [...new Set([id, ...rows.map((row) => row.id)])],
    phones: known(rows.map(({ phone }) => phone)),
    emails: known(rows.map(({ email }) => email)),
    names: known(rows.map(({ name }) => name)),
  }
}
