import { z } from 'zod'
import { rowStatuses } from './plain/row-statuses.ts'
import { roles } from './accounts.ts'
import { moment } from './call-parts.ts'

/*
 * Rows of the console's resources, of any kind; a resource's declaration says what its rows hold.
 */

export const rowStatus = z.enum(rowStatuses)
export type RowStatus = z.infer<typeof rowStatus>

/** Actions that the log records: changes, and views of masked data. */
export const auditActions = [
  'CREATED',
  'CHANGED',
  'REMOVED',
  'ORDERED',
  'REVEALED',
  'EXPORTED',
  'SESSIONS_ENDED',
  'PASSWORD_SET',
] as const

const id = z.number().int().positive()
/** A row's fields, as the resource's schema has them. */
export const rowData = z.record(z.string().max(60), z.unknown())

/** A row as a list shows it: `values` has those of the declared columns. */
export const resourceRow = z.object({
  id,
  title: z.string(),
  status: rowStatus,
  values: z.record(z.string(), z.unknown()),
})
export type ResourceRow = z.infer<typeof resourceRow>

/** A row as it is edited. */
export const resourceState = z.object({
  id,
  /** Changes whenever the row does; goes into `If-Match`. */
  etag: z.string(),
  title: z.string(),
  status: rowStatus,
  data: rowData,
  /** Address on the site where it is seen; `null` where the clinic has no page for it. */
  page: z.string().nullable(),
  /** Last save in the console: by whom and when. */
  saved: z.object({ by: z.string(), at: moment }).nullable(),
  /** Words in its texts that medical-advertising law may mind; it is saved all the same. */
  warnings: z.array(z.object({ path: z.string(), message: z.string() })),
})
export type ResourceState = z.infer<typeof resourceState>

/** A resource as the console's lists and forms are made from it. */
export const resourceDeclaration = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** Place in the menu; smaller is higher. */
  place: z.number(),
  /** Part of the menu in which it stands. */
  menu: z.enum(['content', 'settings']),
  jsonSchema: z.record(z.string(), z.unknown()),
  /** Data that a new row begins with. */
  initial: rowData,
  list: z.object({
    columns: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        kind: z.enum(['text', 'number', 'price', 'moment', 'day', 'image', 'names', 'flag']),
        isSortable: z.boolean(),
      }),
    ),
    filters: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        references: z.string().nullable(),
        labels: z.record(z.string(), z.string()).nullable(),
      }),
    ),
    defaultSort: z.string(),
    /** True where people order the rows. */
    isOrdered: z.boolean(),
  }),
  /** Statuses that its rows can have. */
  statuses: z.array(rowStatus),
  /** Columns with the first moment of a row's period and the first after it; `null` where rows have no such period. */
  period: z.object({ from: z.string(), until: z.string() }).nullable(),
  /** True where a row can be hidden and shown again. */
  canHide: z.boolean(),
  /** Address on the site at which a row that is not made yet is drawn; `null` where the clinic has no page for it. */
  newPage: z.string().nullable(),
  /** Rights of the account that asks. */
  can: z.object({ write: z.boolean(), remove: z.boolean() }),
  access: z.object({
    read: z.array(z.enum(roles)),
    write: z.array(z.enum(roles)),
    remove: z.array(z.enum(roles)),
  }),
})
export type ResourceDeclaration = z.infer<typeof resourceDeclaration>

export const auditEntry = z.object({
  id,
  at: moment,
  by: z.string(),
  action: z.enum(auditActions),
  resource: z.string(),
  resourceTitle: z.string(),
  rowId: id.nullable(),
  title: z.string(),
  /** Fields that changed, by their Korean titles, each with its value before and after. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  warnings: z.array(z.string()),
})
export type AuditEntry = z.infer<typeof auditEntry>

const said = z.array(z.object({ path: z.string(), message: z.string() }))

/** Fate of a row of a CSV file. `errors` name row, column and value; `warnings` may be told of a row that is taken. */
export const importedRow = z.object({
  line: z.number().int().positive(),
  fate: z.enum(['CREATED', 'CHANGED', 'SAME', 'REFUSED']),
  id: id.nullable(),
  title: z.string(),
  errors: said,
  warnings: said,
})
export type ImportedRow = z.infer<typeof importedRow>
