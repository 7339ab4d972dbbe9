import type { Transaction } from '#backend/kernel/database/database.ts'
import { refuse } from '#backend/people/accounts/accounts.ts'
import { partnerHosts, partners } from '#backend/clinic/partners/table.ts'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'

/**
 * Makes sure that hosts are free for a clinic (`clinicId`; none for a new one). Throws 422 that names the host and who
 * has it.
 */
export async function requireFreeHosts(
  tx: Transaction,
  hosts: readonly string[],
  { operatorHost, clinicId = 0 }: { operatorHost: string | undefined; clinicId?: number },
): Promise<void> {
  const reserved = hosts.findIndex((host) => host === operatorHost)
  if (reserved >= 0)
    throw refuse(`/hosts/${reserved}`, 'host-taken', `${operatorHost}는 운영 화면의 주소라서 쓸 수 없습니다.`)
  // Two operators who give one host away at once: the second waits, and then sees it.
  await tx.execute(sql`lock table partner_hosts in share row exclusive mode`)
  const [taken] = await tx
    .select({ host: partnerHosts.host, name: sql<string>`${partners.profile} ->> 'partnerName'` })
    .from(partnerHosts)
    .innerJoin(partners, eq(partners.partnerId, partnerHosts.partnerId))
    .where(and(inArray(partnerHosts.host, [...hosts]), ne(partnerHosts.partnerId, clinicId)))
  if (!taken) return
  const message = `${taken.host}는 ${taken.name}에서 쓰고 있습니다. 그 병원에서 먼저 빼 주세요.`
  throw refuse(`/hosts/${hosts.indexOf(taken.host)}`, 'host-taken', message)
}

/** Sets a clinic's hosts; the first is the one that links begin with. */
export async function writeHosts(
  tx: Transaction,
  partnerId: number,
  hosts: readonly string[],
): Promise<void> {
  await tx.delete(partnerHosts).where(eq(partnerHosts.partnerId, partnerId))
  await tx.insert(partnerHosts).values(hosts.map((host, position) => ({ partnerId, host, position })))
}
