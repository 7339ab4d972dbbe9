import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { boolean, customType, integer, jsonb, pgPolicy, text, timestamp } from 'drizzle-orm/pg-core'

/*
 * Every table's key begins with `partner_id`, foreign keys carry it, and row-level security holds it: `app`, the role
 * of every request, sees the rows of the partner its transaction is bound to; the owner, who migrates, seeds and backs
 * up, sees all. What drizzle-kit cannot write (FORCE, grants, functions, deferrable keys) is written in the migrations
 * by hand.
 */
const isBoundPartner = sql`partner_id = nullif(current_setting('app.partner_id', true), '')::integer`

/** Policies that every table has. */
export const policies = () => [
  pgPolicy('partner', { to: 'app', using: isBoundPartner, withCheck: isBoundPartner }),
  pgPolicy('operator', { to: 'current_user', using: sql`true`, withCheck: sql`true` }),
]

/** A moment, in UTC. */
export const at = (name: string) => timestamp(name, { withTimezone: true })

/** A time of day in Seoul, `14:30`; the database adds seconds. */
export const timeOfDay = customType<{ data: string; driverData: string }>({
  dataType: () => 'time',
  fromDriver: (time) => time.slice(0, 5),
})

/** A number that the database gives. Unique over all partners, and a key only together with `partner_id`. */
export const numbered = () => integer('id').notNull().generatedByDefaultAsIdentity()

/**
 * What a row is found by, kept by the database itself: the title and all of the text, folded (`foldText`), and the
 * title's initial consonants (보톡스 → ㅂㅌㅅ). `title` and `body` are SQL over the table's own columns. Where the text is
 * in other languages too, `body` ends in those words (`inOtherLanguages`); where a row is called by other names than
 * its title, `initials` are of all of them, the title's first.
 */
export const searchColumns = (title: SQL, body: SQL, initials = sql`search_initials(${title})`) => ({
  searchTitle: text('search_title').generatedAlwaysAs(sql`search_plain(${title})`),
  searchInitials: text('search_initials').generatedAlwaysAs(initials),
  searchText: text('search_text').generatedAlwaysAs(sql`search_plain(${title} || ' ' || ${body})`),
})

/** The texts of a table's `translations`. */
export const inOtherLanguages = sql`' ' || translated_words(translations)`

/** Texts of a row that differ from Korean, by language code: `{ "en": { "name": "…" } }`. */
export const translations = () => jsonb('translations').notNull().default({})

/** Ids of the request that wrote a row of an outbox; `null` if no request wrote it. */
export const idsOfRequest = () => ({ requestId: text('request_id'), traceparent: text('traceparent') })

/** True where visitors may see the row at all. */
export const isVisible = () => boolean('is_visible').notNull().default(true)

/** Place of a row among the others; a smaller one comes first. */
export const position = () => integer('position').notNull().default(0)
