import { outer } from '#backend/editing/resources/outer.ts'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { terms } from './table.ts'

const isOfTerm = sql`h.partner_id = ${outer(terms.partnerId)} and h.term_id = ${outer(terms.id)}`

/** A value of the version of terms that is in force, or of the one ahead; `null` where there is none. */
export const versionIn = (when: 'force' | 'ahead', value: SQL): SQL =>
  when === 'force'
    ? sql`(select ${value} from terms_histories h where ${isOfTerm} and h.effective_at <= now()
        order by h.effective_at desc, h.version desc limit 1)`
    : sql`(select ${value} from terms_histories h where ${isOfTerm} and h.effective_at > now()
        order by h.effective_at, h.version limit 1)`

/** Consents that nothing later of the same person replaces; each of a guest who is known by nothing else is one. */
export const lastAgreed = sql`c.is_agreed and (c.customer_id is null or not exists (
  select 1 from consents later where later.partner_id = c.partner_id and later.customer_id = c.customer_id
    and later.term_id = c.term_id and later.id > c.id))`

/** Number of people who agree to terms, in whichever version. */
export const agreedCount = (): SQL => sql`(select count(*)::integer from consents c
  where c.partner_id = ${outer(terms.partnerId)} and c.term_id = ${outer(terms.id)} and ${lastAgreed})`
