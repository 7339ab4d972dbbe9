import { partners } from '#backend/clinic/partners/table.ts'
import type { Database, PartnerTransaction, Transaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { dayOf } from '#backend/kernel/time/seoul-time.ts'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { sql } from 'drizzle-orm'

/** Why a message is given up: its clinic has sent what it may to phones in a month. */
export const overQuota = 'OverQuota'

/** The first day of a moment's month in Seoul. */
export const monthOf = (moment: Date): string => `${dayOf(moment).slice(0, 7)}-01`

/** SQL that reads how many messages a clinic sent to phones in a month. */
export const sentInMonth = (clinic: number | SQLWrapper, month: string): SQL<number> =>
  sql`coalesce((select sent from message_counts where partner_id = ${clinic} and month = ${month}), 0)`

type Counted = { partner_id: number; month: string }

/**
 * Counts a message to a phone before it is sent. Returns false, with nothing counted, where the clinic's bound is reached
 * and nobody waits for the message. All nodes count in one row, so together they never pass the bound; a message in the
 * hands of a node that ends is counted twice.
 */
export async function countMessage(
  database: Database,
  { partner_id: partnerId, month, is_urgent: isUrgent }: Counted & { is_urgent: boolean },
): Promise<boolean> {
  // A bound is 1 at least: the first of a month always fits.
  const { rows } = await database.asOperator((tx) =>
    tx.execute(sql`
      insert into message_counts as c (partner_id, month, sent) values (${partnerId}, ${month}, 1)
      on conflict (partner_id, month) do update set sent = c.sent + 1
        where ${isUrgent}
          or c.sent < coalesce((select most_messages from partners p where p.partner_id = c.partner_id), c.sent + 1)
      returning 1`),
  )
  return rows.length > 0
}

/** Takes back the count of a message that no transport took. */
export async function uncountMessage(
  tx: Transaction,
  { partner_id: partnerId, month }: Counted,
): Promise<void> {
  await tx.execute(
    sql`update message_counts set sent = sent - 1 where partner_id = ${partnerId} and month = ${month}`,
  )
}

/** Says why messages were given up at the bound, and what to do by now. */
export async function tellQuota(tx: PartnerTransaction): Promise<string> {
  const [clinic] = await tx
    .select({ most: partners.mostMessages, sent: sentInMonth(tx.partnerId, monthOf(new Date())) })
    .from(partners)
    .where(isOfPartner(tx, partners))
  if (!clinic || clinic.most === null || clinic.sent < clinic.most)
    return '문자·알림톡 한도를 다 써서 보내지 않았습니다. 이제 한도가 남아 있으니 다시 보내기를 눌러 주세요.'
  const most = clinic.most.toLocaleString('ko')
  return `이번 달 문자·알림톡 한도(${most}건)를 다 썼습니다. 운영사에 한도를 늘려 달라고 한 뒤 다시 보내기를 눌러 주세요.`
}
