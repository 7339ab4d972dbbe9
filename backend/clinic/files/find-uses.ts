import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { columnOf } from '#backend/editing/resources/fields.ts'
import { resources } from '#backend/editing/resources/resources.ts'
import type { FileUse } from '#schema/files.ts'
import { isGlobalSlot, slotNames } from '#schema/plain/slot-names.ts'
import { getTableName, sql } from 'drizzle-orm'
import { usePlaces, type UsePlace } from './use-places.ts'

/** A place that refers to a file. `path` tells it to programs, `message` to people, `link` opens it in the console. */
export type Use = FileUse & { path: string }

/** Korean names of rows whose tables belong to no resource. */
const names: Record<string, string> = { partners: '병원 정보', customer_posts: '고객 문의·게시글' }

/** Uses told at most; there may be more. */
const most = 20

/** `place` is a resource, a table, `draft`, `kept`, `revision` or `scheduled`; `key` and `detail` tell which one it is. */
type Found = { place: string; key: string; detail: string; title: string | null }

/** Where a file is used: in rows that hold JSON, drafts, scheduled publications, and revisions, which may be restored. */
export async function findUses(tx: PartnerTransaction, path: string): Promise<Use[]> {
  return (await readUsePlaces(tx, path, most)).map(tell)
}

/** Places that use a file, at most so many; all of them where no limit is told. */
export async function readUsePlaces(tx: PartnerTransaction, path: string, limit?: number): Promise<Found[]> {
  const pattern = `%${path}%`
  const contents = sql`select hash from contents where partner_id = ${tx.partnerId} and body like ${pattern}`
  const queries = [
    ...usePlaces.map((place) => rowsOf(tx, place, pattern)),
    sql`select 'draft', d.kind, d.key, (select c.body::json ->> 'title' from contents c
        where c.partner_id = d.partner_id and c.hash = d.hash)
      from drafts d where d.partner_id = ${tx.partnerId} and d.hash in (${contents})`,
    sql`select 'kept', s.slot, s.component, null from slot_data s
      where s.partner_id = ${tx.partnerId} and s.hash in (${contents})
        and not exists (select 1 from drafts d
          where d.partner_id = s.partner_id and d.kind = 'global' and d.key = s.slot and d.hash = s.hash)`,
    sql`select 'revision', e.revision::text, '', null from revision_entries e
      where e.partner_id = ${tx.partnerId} and e.hash in (${contents})`,
    sql`select 'scheduled', e.publication_id::text, '', null from scheduled_entries e
      where e.partner_id = ${tx.partnerId} and e.hash in (${contents})`,
  ]
  const { rows } = await tx.execute<Found>(
    sql`${sql.join(queries, sql` union `)} order by 1, 2, 3 ${limit === undefined ? sql`` : sql`limit ${limit}`}`,
  )
  return rows
}

function rowsOf(tx: PartnerTransaction, { table, json, id, resource }: UsePlace, pattern: string) {
  const holds = sql.join(
    json.map((name) => sql`t.${sql.identifier(name)}::text like ${pattern}`),
    sql` or `,
  )
  const key = id ? sql`t.${sql.identifier(id)}` : sql`''`
  const title = resource
    ? sql`(select o.${sql.identifier(columnOf(resource.table, resource.titleField).name)}
        from ${sql.identifier(getTableName(resource.table))} o where o.partner_id = t.partner_id and o.id = ${key})`
    : sql`null`
  return sql`select ${resource?.name ?? table}::text as place, ${key}::text as key, '' as detail, ${title}::text as title
    from ${sql.identifier(table)} t where t.partner_id = ${tx.partnerId} and (${holds})`
}

const slotName = (slot: string) => (isGlobalSlot(slot) ? slotNames[slot] : slot)

function tell({ place, key, detail, title }: Found): Use {
  if (place === 'draft') return tellDraft(key, detail, title)
  if (place === 'kept') {
    const message = `${slotName(key)}에 전에 고른 종류(${detail})의 내용에서 씁니다.`
    return { path: `/kept/${key}/${detail}`, message, link: `/site#/slots/${key}` }
  }
  if (place === 'revision') {
    return {
      path: `/revision/${key}`,
      message: `${key}번째 공개에서 씁니다. 되돌릴 때 있어야 합니다.`,
      link: '/site',
    }
  }
  if (place === 'scheduled') {
    return { path: `/scheduled/${key}`, message: '예약해 둔 공개에서 씁니다.', link: '/site' }
  }
  const resource = resources.get(place)
  return {
    path: `/${place}/${key}`,
    message: `${resource?.title ?? names[place] ?? place}${title ? ` ‘${title}’` : key && ` ${key}`}에서 씁니다.`,
    link: resource ? `/content/${place}/${key}` : null,
  }
}

function tellDraft(kind: string, key: string, title: string | null): Use {
  const path = `/draft/${kind}/${key}`
  if (kind === 'page') {
    return { path, message: `페이지 ‘${title ?? key}’의 초안에서 씁니다.`, link: `/site#/pages/${key}` }
  }
  if (kind === 'global') {
    const slot = slotName(key)
    return { path, message: `${slot}의 초안에서 씁니다.`, link: `/site#/slots/${key}` }
  }
  return { path, message: '테마의 초안에서 씁니다.', link: '/site#/theme' }
}
