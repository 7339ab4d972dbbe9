import type { PartnerTransaction } from '#backend/database/database.ts'
import { tables } from '#backend/database/tables.ts'
import { auditLog } from '#backend/resources/table.ts'
import { getTableName, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'

/** A place that refers to a file: a table's row, a draft, or a revision. `path` is what a person may look for. */
export type Use = { path: string; message: string }

/** Tables by what people call their rows. One that is not here is told by its own name. */
const names: Record<string, string> = {
  partners: '병원 정보',
  products: '시술',
  product_categories: '시술 분류',
  events: '이벤트',
  exhibitions: '기획전',
  brandings: '브랜딩 페이지',
  employees: '의료진',
  notices: '공지',
  faqs: '자주 묻는 질문',
  after_notices: '주의 사항',
  boards: '게시판 글',
  customer_posts: '고객 글',
  before_afters: '전후 사진',
  partner_reviews: '후기',
  banners: '배너',
  popup_items: '팝업',
}

/** Tables with a column that may hold a picture (JSON), each with what tells its rows apart. */
const places = Object.values(tables)
  .map((table) => {
    const { columns } = getTableConfig(table)
    return {
      table: getTableName(table),
      id: columns.find(({ name }) => name === 'id')?.name,
      json: columns.filter((column) => column.getSQLType() === 'jsonb').map(({ name }) => name),
    }
  })
  // What the log tells of the past does not keep a picture.
  .filter(({ table, json }) => json.length > 0 && table !== getTableName(auditLog))

/** Uses told at most; there may be more. */
const most = 20

/**
 * Where a file is used: in any row that holds JSON, in drafts, and in revisions, which may be restored. A new table is
 * looked through because it is there.
 */
export async function findUses(tx: PartnerTransaction, path: string): Promise<Use[]> {
  const pattern = `%${path}%`
  const queries = places.map(({ table, id, json }) => {
    const holds = sql.join(
      json.map((name) => sql`t.${sql.identifier(name)}::text like ${pattern}`),
      sql` or `,
    )
    const key = id ? sql`t.${sql.identifier(id)}::text` : sql`''`
    return sql`select ${table}::text as "table", ${key} as id from ${sql.identifier(table)} t
      where t.partner_id = ${tx.partnerId} and (${holds})`
  })
  const contents = sql`select hash from contents where partner_id = ${tx.partnerId} and body like ${pattern}`
  queries.push(
    sql`select 'draft', d.kind || ' ' || d.key from drafts d
      where d.partner_id = ${tx.partnerId} and d.hash in (${contents})`,
    sql`select 'draft', s.slot || ' ' || s.component from slot_data s
      where s.partner_id = ${tx.partnerId} and s.hash in (${contents})`,
    sql`select distinct 'revision', e.revision::text from revision_entries e
      where e.partner_id = ${tx.partnerId} and e.hash in (${contents})`,
  )
  const { rows } = await tx.execute<{ table: string; id: string }>(
    sql`${sql.join(queries, sql` union all `)} order by 1, 2 limit ${most}`,
  )
  return rows.map(({ table, id }) => ({ path: `/${table}/${id}`, message: tell(table, id) }))
}

function tell(table: string, id: string): string {
  if (table === 'draft') return `초안 ${id}에서 씁니다.`
  if (table === 'revision') return `리비전 ${id}에서 씁니다. 되돌릴 때 있어야 합니다.`
  return `${names[table] ?? table}${id && ` ${id}`}에서 씁니다.`
}
