import type { Database } from '#backend/kernel/database/database.ts'
import { tables } from '#backend/kernel/database/tables.ts'
import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'

/*
 * One row in every table there is, made from what drizzle knows of it: a new table is in the tests of access by being
 * in the schema. Every text holds the partner's canary, and every number that the database gives is the same one.
 */

const all = Object.values(tables)

export type Marked = { partnerId: number; canary: string; id: number; uuid: string }

type Row = Record<string, unknown>
type Special = (marked: Marked) => Row

const picture = ({ partnerId, canary }: Marked) => ({
  src: `/_files/${partnerId}/0123456789abcdef.webp`,
  alt: canary,
  width: 4,
  height: 3,
})
const gated = (marked: Marked) => [
  { ...picture(marked), src: `/_files/${marked.partnerId}/gated/0123456789abcdef.webp` },
]
const text = ({ canary }: Marked) => [{ type: 'paragraph', text: canary }]

/** Values of a column by its name, in any table. */
const byName: Record<string, (marked: Marked) => unknown> = {
  body: text,
  answer: text,
  image: picture,
  cover: picture,
  pcImage: picture,
  pcContent: picture,
  before: gated,
  after: gated,
  images: gated,
  translations: () => ({}),
  startsAt: () => new Date(Date.now() - 86_400_000),
  endsAt: () => new Date(Date.now() + 86_400_000),
  expiresAt: () => new Date(Date.now() + 86_400_000),
  languageCode: () => 'ko',
  color: () => '#112233',
  url: ({ canary }) => `/events?${canary}`,
  targetUrl: ({ canary }) => `/events?${canary}`,
  contactPhone: ({ id }) => `+8210${String(id).padStart(8, '0')}`,
  passwordHash: () => 'scrypt$AAAA$AAAA',
}

/** Values that one table alone needs. */
const special: Record<string, Special> = {
  accounts: () => ({ disabledAt: null }),
  passkeys: () => ({ counter: 0 }),
  customers: ({ id, canary }) => ({
    phone: `+8210${String(id).padStart(8, '0')}`,
    name: canary,
    email: `${canary}@example.com`,
    birthDate: '1990-01-01',
    certifiedAt: new Date(),
    passwordHash: 'scrypt$AAAA$AAAA',
  }),
  customer_sessions: () => ({ parentHash: null }),
  product_categories: () => ({ parentId: null }),
  cart_items: () => ({ guestId: null }),
  employee_hours: () => ({ weekday: 1, startTime: '10:00', endTime: '19:00' }),
  slot_claims: () => ({
    during: '[2031-01-06T01:00:00Z,2031-01-06T02:00:00Z)',
    holdHash: null,
    moveOf: null,
    expiresAt: null,
  }),
  waitings: () => ({ items: [], agreements: [] }),
  banners: ({ canary }) => ({ location: 'HOME_TOP', title: canary }),
  terms: () => ({ occasions: ['SIGN_UP'], isRequired: false }),
  customer_posts: () => ({ repliedBy: null }),
}

/** Puts the marked rows into every table in which the partner has none yet. Throws naming a table it cannot fill. */
export async function fillEveryTable(database: Database, marked: Marked): Promise<void> {
  const made = new Map<string, Row>()
  await database.asOperator(async (tx) => {
    for (const table of inOrder()) {
      const name = getTableName(table)
      const isOwn = sql`partner_id = ${marked.partnerId}`
      const { rows } = await tx.execute<Row>(sql`select * from ${table} where ${isOwn} limit 1`)
      if (rows[0]) {
        made.set(name, rows[0])
        continue
      }
      const row = makeRow(table, marked, made)
      await tx
        .insert(table)
        .values(row)
        .catch((cause: unknown) => {
          throw new Error(`tests/support/every-table.ts makes no row that ${name} takes.`, { cause })
        })
      made.set(name, toColumnNames(table, row))
    }
  })
}

function makeRow(table: PgTable, marked: Marked, made: Map<string, Row>): Row {
  const references = new Map<string, unknown>()
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignColumns, foreignTable } = key.reference()
    columns.forEach((column, index) => {
      const value = made.get(getTableName(foreignTable))?.[foreignColumns[index]?.name ?? '']
      if (column.name !== 'partner_id') references.set(column.name, value ?? null)
    })
  }
  const row: Row = { partnerId: marked.partnerId }
  for (const [key, column] of Object.entries(getTableColumns(table))) {
    if (key === 'partnerId' || column.generated) continue
    if (references.has(column.name)) row[key] = references.get(column.name)
    else if (column.generatedIdentity) row[key] = marked.id
    else if (column.notNull || (byName[key] && column.columnType === 'PgJsonb')) {
      const value = byName[key] ? byName[key](marked) : fill(column, marked)
      if (value !== undefined) row[key] = value
    }
  }
  return { ...row, ...special[getTableName(table)]?.(marked) }
}

/** A value for a column of which only the type is known; `undefined` leaves it to its default. */
function fill(column: PgColumn, { canary, uuid }: Marked): unknown {
  if (column.columnType === 'PgText' && !column.enumValues?.length) return canary
  if (column.hasDefault) return undefined
  switch (column.columnType) {
    case 'PgText':
      return column.enumValues?.[0]
    case 'PgInteger':
    case 'PgSmallInt':
      return 1
    case 'PgBoolean':
      return false
    case 'PgTimestamp':
      return new Date()
    case 'PgDateString':
      return '2031-01-06'
    case 'PgTime':
      return '10:00'
    case 'PgUUID':
      return uuid
    case 'PgArray':
      return []
    case 'PgJsonb':
      return {}
    default:
      return undefined
  }
}

const toColumnNames = (table: PgTable, row: Row): Row =>
  Object.fromEntries(Object.entries(getTableColumns(table)).map(([key, column]) => [column.name, row[key]]))

/** Those that others refer to first. */
function inOrder(): PgTable[] {
  const listed: PgTable[] = []
  const isReady = (table: PgTable) =>
    getTableConfig(table).foreignKeys.every((key) => {
      const { foreignTable } = key.reference()
      return foreignTable === table || listed.includes(foreignTable)
    })
  while (listed.length < all.length) {
    const next = all.filter((table) => !listed.includes(table) && isReady(table))
    if (next.length === 0) throw new Error('Some tables refer to each other in a circle.')
    listed.push(...next)
  }
  return listed
}

/** A checksum of everything that a partner has, table by table. */
export async function checksums(database: Database, partnerId: number): Promise<Record<string, string>> {
  const each = all.map((table) => {
    const name = getTableName(table)
    return sql`select ${name}::text as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
      from ${sql.identifier(name)} t where partner_id = ${partnerId}`
  })
  const { rows } = await database.asOperator((tx) =>
    tx.execute<{ name: string; sum: string }>(sql.join(each, sql` union all `)),
  )
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}
