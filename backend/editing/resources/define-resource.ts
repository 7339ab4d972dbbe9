import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import type { Role } from '#schema/accounts.ts'
import type { SitePage } from '#backend/publishing/site/site-page.ts'
import type { FieldError } from '#schema/problem.ts'
import type { RowStatus } from '#schema/resource.ts'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'

/** A table whose rows have a number, as those of every resource. */
type NumberedTable = PgTable & { partnerId: PgColumn; id: PgColumn }

/** A field kept as numbers of linked rows. */
export type Links = {
  kind: 'links'
  table: PgTable & { partnerId: PgColumn }
  /** Names of the two columns: of this row's number, and of the linked one's. */
  own: string
  other: string
  /** Column that keeps the order of the list; without it the list is in the order of the numbers. */
  position?: string
}

/** A field kept as rows of another table: numbers of linked rows, or items of the row's own. */
export type Part =
  | Links
  | {
      kind: 'items'
      table: PgTable & { partnerId: PgColumn }
      own: string
      position: string
      /** Whether items have numbers that others refer to. Then an item keeps its number when it is saved again. */
      isNumbered: boolean
      /** Fields of numbered items that are links themselves. */
      links?: Record<string, Links>
    }

/** Kind of value in a column of the console's list, which says how it is drawn and sorted. */
type ColumnKind = 'text' | 'number' | 'price' | 'moment' | 'day' | 'image' | 'names' | 'flag'

export type ListColumn = {
  name: string
  /** Korean head of the column. */
  title: string
  kind: ColumnKind
  /** The value, over the resource's own table. Without it the column of the field's name. */
  value?: SQL
  isSortable?: boolean
}

/** A filter by name, beside `status`: rows for which `where` holds. */
export type Filter = {
  title: string
  /** The rows one chooses from, as `references` of the schema's metadata names them; or the values with their names. */
  of: { references: string } | { labels: Record<string, string> }
  where: (value: string) => SQL
}

export type Access = { read: readonly Role[]; write: readonly Role[]; remove: readonly Role[] }

/** A thing that people edit by a form of the console: a row or a setting. */
export type Edited<Schema extends z.ZodObject = z.ZodObject> = {
  /** The word for it in addresses. */
  name: string
  /** Korean name: 공지. */
  title: string
  /** One Korean sentence: what it is on the site. */
  description: string
  /** Place in the console's menu; smaller is higher. */
  place: number
  /** Part of the console's menu; `content` unless told for rows, `settings` for a setting. */
  menu?: 'content' | 'settings'
  /** Fields that people edit, with titles, hints and controls. */
  schema: Schema
  /** Runs a change to it, and refuses one that others are hurt by unless `isAccepted`, as `keepReservations` does. */
  guard?: <T>(tx: PartnerTransaction, isAccepted: boolean, change: () => Promise<T>) => Promise<T>
  /** Believable Korean data, tested. */
  sample: z.input<Schema>
}

/**
 * A resource has the name of its folder: `before-afters`. Its fields have the names of the table's columns, which also
 * say when visitors see a row (`shown.ts`).
 */
export type ResourceDefinition<Schema extends z.ZodObject = z.ZodObject> = Edited<Schema> & {
  table: NumberedTable
  /** The field that names a row. */
  titleField: keyof z.output<Schema> & string
  parts?: Partial<Record<keyof z.output<Schema> & string, Part>>
  /** Texts that people may write in other languages too, in a field `translations`, as the table's column is called. */
  translated?: readonly (keyof z.output<Schema> & string)[]
  list: {
    columns: ListColumn[]
    filters?: Record<string, Filter>
    /** Column that keeps the order people give the rows. Without it they are in the order of `defaultSort`. */
    position?: string
    /** Name of a column of the list, `-` before it for the reverse; `position` where rows have places. */
    defaultSort: string
    /** Texts besides the title that the search looks through, where the table keeps no search columns. */
    searchText?: SQL
  }
  access: Access
  /** Address of a row's page on the site, or of the page that shows it. `{id}` is the row's number. */
  page?: string
  /** Other rows that may be chosen by `references`: items of a row with a name of their own. */
  choices?: Record<string, Choices>
  /** Names that texts are chosen from, where they are not the titles of the rows. */
  names?: Record<string, NameSource>
  /** Rules that need the database: one entry a wrong field. `id` is the row's number; `null` for a new one. */
  check?: (tx: PartnerTransaction, data: z.output<Schema>, id: number | null) => Promise<FieldError[]>
  /** Carries on what follows from a row that has changed, in the same transaction. */
  follow?: (tx: PartnerTransaction, id: number) => Promise<void>
}

/** Rows one chooses from by number. */
export type Choices = {
  table: NumberedTable
  /** Name of a row, over `table`. */
  label: SQL<string>
  /** Quiet words beside it: a price, a group. */
  note?: SQL<string>
  order: SQL
  /** Whether visitors see it, over `table`. */
  status: (now: Date) => SQL<RowStatus>
}

/** A name that a text may be, and what it is called where that is not the name itself. */
export type Name = { value: string; label: string; note: string }

/** Reads the names that texts are chosen from, by `names` of the schema's metadata. */
export type NameSource = (of: {
  tx: PartnerTransaction
  /** Pages of a site at paths that its partner has no page for. */
  defaults: SitePage[]
}) => Promise<Name[]>

/**
 * Declares a resource: a kind of thing that a clinic keeps. Its calls, permissions, audit entries, announcements,
 * documentation and its list and form in the console follow from it.
 */
export function defineResource<Schema extends z.ZodObject>(
  definition: ResourceDefinition<Schema>,
): ResourceDefinition<Schema> {
  return definition
}
