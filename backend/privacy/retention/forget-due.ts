import {
  forgetConsultations,
  forgetQuestions,
  unlinkConsultations,
} from '#backend/booking/consultations/forget.ts'
import { consultations } from '#backend/booking/consultations/table.ts'
import { forgetPosts } from '#backend/content/customer-posts/forget.ts'
import { customerPosts } from '#backend/content/customer-posts/table.ts'
import { forgetCustomer, forgetPhones, forgetRow, type Aftermath } from './forget-customer.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { forgetMessages } from '#backend/messages/notifications/forget.ts'
import { forgetHealth, forgetReservations, unlinkReservations } from '#backend/booking/reservations/forget.ts'
import { reservations } from '#backend/booking/reservations/table.ts'
import { tellContent } from '#backend/kernel/database/announce.ts'
import { consents } from '#backend/clinic/terms/table.ts'
import { and, inArray, sql } from 'drizzle-orm'
import { hasNothingLeft, type Step } from './due.ts'

/** Records that one transaction forgets. */
const atOnce = 50

/** Text that the desk reads in place of the name. */
const contactName = '보유 기간이 지난 고객'

const nothing: Aftermath = { revision: null, pictures: [] }

type Batch = Aftermath & {
  count: number
  /** Number after which the next batch begins; `null` after the last. */
  last: number | null
}

/** Forgets the next records of a step after a number. Returns the count, and the work after the commit. */
export async function forgetBatch(
  tx: PartnerTransaction,
  { name, due }: Step,
  after: number,
): Promise<Batch> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from (${due(tx.partnerId)}) due where id > ${after} order by id limit ${atOnce}`,
  )
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return { ...nothing, count: 0, last: null }
  const last = ids.length < atOnce ? null : (ids.at(-1) ?? null)
  return { ...(await forget[name](tx, ids)), count: ids.length, last }
}

const forget: Record<Step['name'], (tx: PartnerTransaction, ids: number[]) => Promise<Aftermath>> = {
  'reservation-health': async (tx, ids) => {
    await forgetHealth(tx, ids)
    return nothing
  },
  'consultation-health': async (tx, ids) => {
    await forgetQuestions(tx, ids)
    return nothing
  },
  reservations: (tx, ids) =>
    withoutTraces(tx, reservations, ids, async () => {
      await forgetReservations(tx, ids, { contactName })
      await unlinkReservations(tx, ids)
    }),
  consultations: (tx, ids) =>
    withoutTraces(tx, consultations, ids, async () => {
      await forgetConsultations(tx, ids, contactName)
      await unlinkConsultations(tx, ids)
    }),
  posts: takeBack,
  // Its words are all that a post is.
  'post-health': takeBack,
  marketing: async (tx, ids) => {
    await tx.execute(sql`
      insert into consents (partner_id, customer_id, term_id, version, is_agreed, channel)
      select partner_id, customer_id, term_id, version, false, 'CONSOLE' from ${consents}
      where ${and(isOfPartner(tx, consents), inArray(consents.id, ids))}`)
    return nothing
  },
  members: async (tx, ids) => {
    const done: Aftermath[] = []
    for (const id of ids)
      done.push(
        (await forgetCustomer(tx, id, { by: 'customer', reason: '보유 기간 만료', contactName })).aftermath,
      )
    return {
      revision: done.findLast(({ revision }) => revision !== null)?.revision ?? null,
      pictures: done.flatMap(({ pictures }) => pictures),
    }
  },
  guests: async (tx, ids) => {
    for (const id of ids) await forgetRow(tx, id)
    return nothing
  },
}

/** Takes posts back with their pictures, and forgets the guests who have no record left. */
async function takeBack(tx: PartnerTransaction, ids: number[]): Promise<Aftermath> {
  const authors = await tx
    .select({ customerId: customerPosts.customerId })
    .from(customerPosts)
    .where(and(isOfPartner(tx, customerPosts), inArray(customerPosts.id, ids)))
  const pictures = await forgetPosts(tx, ids)
  await forgetEmptyGuests(tx, authors)
  return { revision: await tellContent(tx), pictures }
}

/**
 * Forgets records, the messages about them, and the guests who have no record left. Codes and messages that name no record
 * go by the phone.
 */
async function withoutTraces(
  tx: PartnerTransaction,
  table: typeof reservations | typeof consultations,
  ids: number[],
  run: () => Promise<void>,
): Promise<Aftermath> {
  const records = await tx
    .select({ customerId: table.customerId, phone: table.contactPhone })
    .from(table)
    .where(and(isOfPartner(tx, table), inArray(table.id, ids)))
  await run()
  const recipients = [...new Set(records.map(({ phone }) => phone))]
  await forgetMessages(tx, { recipients, ...(table === reservations && { reservationIds: ids }) })
  await forgetPhones(tx, recipients)
  await forgetEmptyGuests(tx, records)
  return nothing
}

/** Forgets those guests of some records who have no record left. */
async function forgetEmptyGuests(
  tx: PartnerTransaction,
  records: { customerId: number | null }[],
): Promise<void> {
  const customerIds = [...new Set(records.flatMap(({ customerId }) => customerId ?? []))]
  if (customerIds.length === 0) return
  const left = await tx.execute<{ id: number }>(sql`
    select m.id from customers m
    where m.partner_id = ${tx.partnerId} and ${inArray(sql`m.id`, customerIds)} and m.kind = 'guest'
      and not m.is_closed and ${hasNothingLeft}
    order by m.id for update of m`)
  for (const { id } of left.rows) await forgetRow(tx, id)
}
