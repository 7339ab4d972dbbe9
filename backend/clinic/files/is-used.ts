import type { Bound } from '#backend/kernel/database/partner.ts'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { files } from './table.ts'
import { usePlaces } from './use-places.ts'

/** An address of a stored picture within JSON, as PostgreSQL's regular expressions have it. */
const address = String.raw`/_files/[0-9]+/(?:gated/)?[0-9a-f]{16}(?:-[0-9]+x[0-9]+)?\.(?:webp|jpg)`

/**
 * Says of each listed picture whether `findUses` would name a place. All texts are read once and their addresses hashed,
 * whatever the number of pictures.
 */
export function isUsed(bound: Bound): SQL {
  const texts = [
    ...usePlaces.flatMap(({ table, json }) =>
      json.map(
        (name) => sql`select ${sql.identifier(name)}::text as text from ${sql.identifier(table)}
          where partner_id = ${bound.partnerId}`,
      ),
    ),
    sql`select c.body from contents c where c.partner_id = ${bound.partnerId}`,
  ]
  return sql`${files.path} in (select m[1] from (${sql.join(texts, sql` union all `)}) s (text),
    regexp_matches(s.text, ${address}, 'g') m)`
}
