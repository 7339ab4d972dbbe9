import { accounts, isAlive } from '#backend/people/accounts/table.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { lockName } from '#backend/kernel/database/lock-name.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { partners } from './table.ts'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { sql } from 'drizzle-orm'

type Bound = number | SQLWrapper

/** SQL that counts, by the clinic's number, each thing that the operator may bound. */
export const used = {
  /** Pages of its own; a default page counts once it is changed. */
  pages: (clinic: Bound): SQL<number> =>
    sql`(select count(*)::integer from drafts where partner_id = ${clinic} and kind = 'page')`,
  /** Accounts that may sign in, and invitations that may become one. */
  accounts: (clinic: Bound): SQL<number> => sql`(
    (select count(*) from ${accounts} where partner_id = ${clinic} and ${isAlive})
    + (select count(*) from invitations where partner_id = ${clinic} and expires_at > now())
  )::integer`,
  pictures: (clinic: Bound): SQL<string> =>
    sql`(select coalesce(sum(bytes), 0)::bigint from files where partner_id = ${clinic})`,
}

const limits = {
  pages: partners.mostPages,
  accounts: partners.mostAccounts,
  pictures: partners.mostPictureBytes,
}

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 ** 2).toLocaleString('ko')}MB`

const words = {
  pages: (most: number) =>
    `페이지는 ${most}개까지 만들 수 있습니다. 쓰지 않는 페이지를 지우거나 운영사에 한도를 늘려 달라고 해 주세요.`,
  accounts: (most: number) =>
    `계정은 초대를 포함해 ${most}개까지입니다. 쓰지 않는 계정을 멈추거나 운영사에 한도를 늘려 달라고 해 주세요.`,
  pictures: (most: number) =>
    `그림은 모두 ${megabytes(most)}까지 올릴 수 있습니다. 쓰지 않는 그림을 지우거나 운영사에 한도를 늘려 달라고 해 주세요.`,
}

/**
 * Throws 422 where the clinic has no room for so much more of a thing. Two who ask at once in transactions that write
 * what they asked for wait for each other.
 */
export async function requireRoom(
  tx: PartnerTransaction,
  thing: keyof typeof used,
  more = 1,
  message: (most: number) => string = words[thing],
): Promise<void> {
  const [row] = await tx.select({ most: limits[thing] }).from(partners).where(isOfPartner(tx, partners))
  const most = row?.most ?? null
  if (most === null) return
  await lockName(tx, `quota/${tx.partnerId}/${thing}`)
  const { rows } = await tx.execute<{ used: number | string }>(
    sql`select ${used[thing](tx.partnerId)} as used`,
  )
  if (Number(rows[0]?.used ?? 0) + more > most) throw new ProblemError(422, 'quota', message(most))
}
