import { refuse } from '#backend/people/accounts/accounts.ts'
import { newsChannel } from '#backend/kernel/database/channel.ts'
import { bindPartner } from '#backend/kernel/database/partner.ts'
import type { Database, Transaction } from '#backend/kernel/database/database.ts'
import { isUniqueViolation } from '#backend/kernel/database/sql-state.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import type { FileStore } from '#backend/clinic/files/file-store.ts'
import type { ClinicDetails, newClinic, Quotas } from '#schema/operator.ts'
import { eq, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { requireFreeHosts, writeHosts } from './hosts.ts'
import { inviteOwner } from './invite-owner.ts'
import { logAct, type Actor } from './log.ts'
import { readTemplate, writeClinic } from './new-clinic.ts'
import { requireClinic } from './read-clinics.ts'

/** `operator`: who acts; `null` for a command of the server. */
export type Acting = { database: Database; operator: Actor; operatorHost: string | undefined }
type Invited = { clinic: ClinicDetails; email: string; token: string }

/** Opens a clinic: its site is published, and its owner invited. Throws 422 where a host is taken. */
export async function openClinic(
  { database, files, operator, operatorHost }: Acting & { files: FileStore },
  given: z.output<typeof newClinic>,
): Promise<Invited> {
  const template = await readTemplate(given)
  const email = given.ownerEmail.toLowerCase()
  const opened = database.asOperator(async (tx) => {
    await requireFreeHosts(tx, given.hosts, { operatorHost })
    const id = await writeClinic(tx, files, given, template)
    const token = await inviteOwner(bindPartner(tx, id), email)
    const clinic = await requireClinic(tx, id)
    const details = { hosts: given.hosts, template: given.template, owner: email }
    await logAct(tx, operator, { action: 'CLINIC_OPENED', clinic, details })
    await tellNodes(tx)
    return { clinic, email, token }
  })
  return opened.catch(asTakenHost).finally(() => lookAnew(database))
}

/** Sets a clinic's hosts. Throws 404, and 422 where one is another clinic's. */
export const changeHosts = (acting: Acting, id: number, hosts: string[]): Promise<ClinicDetails> =>
  change(acting, id, async (tx, before) => {
    if (isDeepStrictEqual(before.hosts, hosts)) return null
    await requireFreeHosts(tx, hosts, { operatorHost: acting.operatorHost, clinicId: id })
    await writeHosts(tx, id, hosts)
    return { action: 'HOSTS_CHANGED', details: { before: before.hosts, after: hosts } }
  }).catch(asTakenHost)

/** Sets the most that a clinic may have. What it has already stays. Throws 404. */
export const changeQuotas = (acting: Acting, id: number, quotas: Quotas): Promise<ClinicDetails> =>
  change(acting, id, async (tx, before) => {
    if (isDeepStrictEqual(before.quotas, quotas)) return null
    const { pages: mostPages, accounts: mostAccounts, pictureMegabytes, messages: mostMessages } = quotas
    const mostPictureBytes = pictureMegabytes === null ? null : pictureMegabytes * 1024 ** 2
    const isThis = eq(partners.partnerId, id)
    await tx.update(partners).set({ mostPages, mostAccounts, mostPictureBytes, mostMessages }).where(isThis)
    return { action: 'QUOTAS_CHANGED', details: { before: before.quotas, after: quotas } }
  })

/** Stops a clinic's site, or lets it go on. Throws 404. */
export const changeStatus = (acting: Acting, id: number, isSuspended: boolean): Promise<ClinicDetails> =>
  change(acting, id, async (tx, before) => {
    if (before.isSuspended === isSuspended) return null
    const suspendedAt = isSuspended ? new Date() : null
    await tx.update(partners).set({ suspendedAt }).where(eq(partners.partnerId, id))
    return { action: isSuspended ? 'CLINIC_SUSPENDED' : 'CLINIC_RESUMED' }
  })

/** Invites an owner of a clinic, by another link than before. Throws 404, and 422 where the e-mail has an account there. */
export const inviteOwnerTo = ({ database, operator }: Acting, id: number, given: string): Promise<Invited> =>
  database.asOperator(async (tx) => {
    await requireClinic(tx, id)
    const email = given.toLowerCase()
    const token = await inviteOwner(bindPartner(tx, id), email)
    const clinic = await requireClinic(tx, id)
    await logAct(tx, operator, { action: 'OWNER_INVITED', clinic, details: { email } })
    return { clinic, email, token }
  })

type Act = Omit<Parameters<typeof logAct>[2], 'clinic'>

/** Changes a clinic, writes the act down and tells every node; `null` for a change that is none. */
async function change(
  { database, operator }: Acting,
  id: number,
  work: (tx: Transaction, before: ClinicDetails) => Promise<Act | null>,
): Promise<ClinicDetails> {
  const changed = await database.asOperator(async (tx) => {
    // One after the other, so that the log tells what each took the place of.
    await tx
      .select({ id: partners.partnerId })
      .from(partners)
      .where(eq(partners.partnerId, id))
      .for('no key update')
    const before = await requireClinic(tx, id)
    const act = await work(tx, before)
    if (!act) return before
    await logAct(tx, operator, { ...act, clinic: before })
    await tellNodes(tx)
    return requireClinic(tx, id)
  })
  lookAnew(database)
  return changed
}

/** This node asks anew before its next answer, and does not wait for the news that the others get. */
const lookAnew = (database: Database) => database.announce({ partnerId: null })

/** Every node asks anew which clinic a host is of, and whether it is suspended. No publication, but as good as one. */
async function tellNodes(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_notify(${newsChannel}, 'everything')`)
}

function asTakenHost(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  throw refuse('/hosts', 'host-taken', '주소 가운데 다른 병원이 쓰는 것이 있습니다.')
}
