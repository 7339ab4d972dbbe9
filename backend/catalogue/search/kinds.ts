import type { Bound } from '#backend/kernel/database/partner.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { beforeAfters } from '#backend/content/before-afters/table.ts'
import { boards } from '#backend/content/boards/table.ts'
import { employees } from '#backend/booking/employees/table.ts'
import { faqs } from '#backend/content/faqs/table.ts'
import { notices } from '#backend/content/notices/table.ts'
import { products } from '#backend/catalogue/products/table.ts'
import type { SearchKind } from '#schema/search.ts'
import { searchKinds } from '#schema/search.ts'
import type { SQL } from 'drizzle-orm'
import { and, desc, eq, sql } from 'drizzle-orm'
import { isShown } from '#backend/editing/resources/shown.ts'
import { e, isRunning } from '#backend/catalogue/products/running-events.ts'
import type { Searched } from '#backend/kernel/text-search/text-search.ts'

export type TableKind = Exclude<SearchKind, 'page'>
export const isTableKind = (kind: SearchKind): kind is TableKind => kind !== 'page'
export const tableKinds = searchKinds.filter(isTableKind)

/** SQL by which one kind of row is searched and shown. All of it is what anybody may see. */
export type Kind = {
  from: SQL
  id: SQL
  searched: Searched
  isShown: (bound: Bound, now: SQL) => SQL | undefined
  /** Among rows equally near. */
  order: SQL
  /** Columns that are shown of a row: its texts, a picture, what it belongs to. */
  title: SQL
  text: SQL
  image: SQL
  label: SQL
  /** The number of what it belongs to, where its page's path needs it. */
  parentId: SQL
}

/** Two texts as one, told apart; either may be empty. */
const joined = (first: SQL, second: SQL) => sql`concat_ws(' · ', nullif(${first}, ''), nullif(${second}, ''))`
const none = sql`null`
const empty = sql`''`

const groupName = sql`(select g.name from faq_groups g
  where g.partner_id = ${faqs.partnerId} and g.id = ${faqs.groupId})`
/** The boards that the clinic writes and shows. */
const boardName = sql`(select t.name from board_types t
  where t.partner_id = ${boards.partnerId} and t.id = ${boards.boardTypeId} and t.is_visible)`

export const kinds: Record<TableKind, Kind> = {
  product: {
    from: sql`${products}`,
    id: sql`${products.id}`,
    searched: products,
    isShown: (bound, now) => and(isShown(bound, products, now), eq(products.isSecret, false)),
    order: sql`${products.position}`,
    title: sql`${products.name}`,
    text: joined(sql`${products.summary}`, sql`array_to_string(${products.tags}, ', ')`),
    image: sql`${products.image}`,
    label: empty,
    parentId: none,
  },
  event: {
    from: sql`events e`,
    id: sql`${e.id}`,
    searched: e,
    isShown: (bound, now) => and(isOfPartner(bound, e), isRunning(now)),
    order: sql`${e.position}`,
    title: sql`${e.title}`,
    text: joined(sql`${e.summary}`, sql`${e.audience}`),
    image: sql`${e.image}`,
    label: empty,
    parentId: none,
  },
  case: {
    from: sql`${beforeAfters}`,
    id: sql`${beforeAfters.id}`,
    // The body is behind the gate, so that it is not searched either.
    searched: {
      searchTitle: beforeAfters.searchTitle,
      searchInitials: beforeAfters.searchInitials,
      searchText: sql`search_plain(${beforeAfters.title} || ' ' || ${beforeAfters.note})`,
    },
    isShown: (bound, now) => isShown(bound, beforeAfters, now),
    order: desc(beforeAfters.publishedAt),
    title: sql`${beforeAfters.title}`,
    text: sql`${beforeAfters.note}`,
    image: sql`${beforeAfters.cover}`,
    label: empty,
    parentId: none,
  },
  doctor: {
    from: sql`${employees}`,
    id: sql`${employees.id}`,
    searched: employees,
    isShown: (bound, now) => and(isShown(bound, employees, now), eq(employees.type, 'DOCTOR')),
    order: sql`${employees.position}`,
    title: sql`${employees.name}`,
    text: sql`${employees.specialty}`,
    image: sql`${employees.image}`,
    label: sql`${employees.title}`,
    parentId: none,
  },
  faq: {
    from: sql`${faqs}`,
    id: sql`${faqs.id}`,
    searched: faqs,
    isShown: (bound, now) => isShown(bound, faqs, now),
    order: sql`${faqs.position}`,
    title: sql`${faqs.question}`,
    text: sql`rich_text_words(${faqs.answer})`,
    image: none,
    label: groupName,
    parentId: none,
  },
  notice: {
    from: sql`${notices}`,
    id: sql`${notices.id}`,
    searched: notices,
    isShown: (bound, now) => isShown(bound, notices, now),
    order: desc(notices.publishedAt),
    title: sql`${notices.title}`,
    text: sql`rich_text_words(${notices.body})`,
    image: none,
    label: sql`${notices.category}`,
    parentId: none,
  },
  board: {
    from: sql`${boards}`,
    id: sql`${boards.id}`,
    searched: boards,
    isShown: (bound, now) => and(isShown(bound, boards, now), sql`${boardName} is not null`),
    order: desc(boards.publishedAt),
    title: sql`${boards.title}`,
    text: joined(sql`${boards.summary}`, sql`rich_text_words(${boards.body})`),
    image: sql`${boards.image}`,
    label: boardName,
    parentId: sql`${boards.boardTypeId}`,
  },
}
