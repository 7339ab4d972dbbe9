import { accounts, isAlive } from '#backend/people/accounts/table.ts'
import type { Transaction } from '#backend/kernel/database/database.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import { used } from '#backend/clinic/partners/quotas.ts'
import { monthOf, sentInMonth } from '#backend/messages/notifications/phone-quota.ts'
import { seoulMonth } from './seoul-month.ts'
import type { Clinic, ClinicDetails } from '#schema/operator.ts'
import { sql } from 'drizzle-orm'

const megabyte = 1024 ** 2

type Row = {
  id: number
  code: string
  name: string
  hosts: string[]
  isSuspended: boolean
  publishedAt: string | null
  mostPages: number | null
  mostAccounts: number | null
  mostPictureBytes: string | null
  mostMessages: number | null
  pages: number
  accounts: number
  pictureBytes: string
  reservations: number
  messages: number
}

const clinicId = sql.raw('p.partner_id')

/** Every clinic, or the one of a number, with what it has and may have. */
async function read(tx: Transaction, id?: number): Promise<Clinic[]> {
  const { rows } = await tx.execute<Row>(sql`
    select p.partner_id as id, p.code, p.profile ->> 'partnerName' as name,
      array(select host from partner_hosts h where h.partner_id = p.partner_id order by position, host) as hosts,
      p.suspended_at is not null as "isSuspended", to_json(r.published_at) #>> '{}' as "publishedAt",
      p.most_pages as "mostPages", p.most_accounts as "mostAccounts", p.most_picture_bytes as "mostPictureBytes",
      p.most_messages as "mostMessages", ${sentInMonth(clinicId, monthOf(new Date()))} as messages,
      ${used.pages(clinicId)} as pages, ${used.accounts(clinicId)} as accounts,
      ${used.pictures(clinicId)} as "pictureBytes",
      (select count(*)::integer from reservations v
        where v.partner_id = p.partner_id and v.created_at >= ${seoulMonth}) as reservations
    from partners p
    left join revisions r on r.partner_id = p.partner_id and r.revision = p.published_revision
    ${id === undefined ? sql`` : sql`where p.partner_id = ${id}`}
    order by name, id`)
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    name: row.name,
    hosts: row.hosts,
    isSuspended: row.isSuspended,
    publishedAt: row.publishedAt === null ? null : new Date(row.publishedAt).toISOString(),
    quotas: {
      pages: row.mostPages,
      accounts: row.mostAccounts,
      pictureMegabytes: row.mostPictureBytes === null ? null : Number(row.mostPictureBytes) / megabyte,
      messages: row.mostMessages,
    },
    use: {
      pages: row.pages,
      accounts: row.accounts,
      pictureBytes: Number(row.pictureBytes),
      reservationsThisMonth: row.reservations,
      messagesThisMonth: row.messages,
    },
  }))
}

/** Every clinic by name. */
export const readClinics = (tx: Transaction): Promise<Clinic[]> => read(tx)

/** One clinic, its owners and who is invited to be one. Throws 404. */
export async function requireClinic(tx: Transaction, id: number): Promise<ClinicDetails> {
  const [clinic] = await read(tx, id)
  if (!clinic) throw notFound('그런 병원이 없습니다.', 'unknown-clinic')
  const owners = await tx.execute<{ email: string; name: string; lastSignedInAt: string | null }>(sql`
    select email, name, to_json(last_signed_in_at) #>> '{}' as "lastSignedInAt" from ${accounts}
    where partner_id = ${id} and role = 'owner' and ${isAlive} order by email`)
  const invited = await tx.execute<{ email: string; until: string }>(sql`
    select email, to_json(expires_at) #>> '{}' as until from invitations
    where partner_id = ${id} and role = 'owner' and expires_at > now() order by email`)
  const iso = (at: string) => new Date(at).toISOString()
  return {
    ...clinic,
    owners: owners.rows.map(({ lastSignedInAt, ...owner }) => ({
      ...owner,
      lastSignedInAt: lastSignedInAt === null ? null : iso(lastSignedInAt),
    })),
    invited: invited.rows.map(({ email, until }) => ({ email, until: iso(until) })),
  }
}
