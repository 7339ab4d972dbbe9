import type { Database } from '#backend/kernel/database/database.ts'
import { finishForgetting } from './forget-customer.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { FileTools } from '#backend/clinic/files/delete-file.ts'
import type { Worker } from '#backend/kernel/background/worker.ts'
import { createWorker } from '#backend/kernel/background/worker.ts'
import { writeAudit } from '#backend/editing/resources/audit.ts'
import { addDays, dayOf, momentOf } from '#backend/kernel/time/seoul-time.ts'
import { retentionKindNames, retentionKinds } from '#schema/plain/retention.ts'
import type { RetentionCounts } from '#schema/retention.ts'
import { sql } from 'drizzle-orm'
import { steps, type Step } from './due.ts'
import { forgetBatch } from './forget-due.ts'
import { sweep } from './sweep.ts'
import { retentionRuns } from './table.ts'

/** Clinics that one node looks at at once, and seconds for which one belongs to it, unless it renews that. */
const places = 2
const leaseSeconds = 300
/** Milliseconds between looks for clinics that are due. */
const lookEvery = 60_000
/** Clinics look within so many minutes of midnight, not all at once. */
const spreadMinutes = 240
/** Author of the deletions in the log. */
const author = { id: null, name: '보유 기간' }

type Row = { partner_id: number; is_deleting: boolean }

/**
 * Looks once a day, for each clinic, for records whose promised period is over: counts them, and takes the person out of
 * them where an owner has turned that on and the look before has shown the counts of these periods. Any node does it. A node that ends in the middle loses its lease, and another
 * goes on. Source: docs/product.md, M15; Personal Information Protection Act, article 21.
 */
export function createRetention(tools: FileTools): Worker {
  const { database, logger } = tools
  let isStopped = false

  async function look({ partner_id: partnerId, is_deleting: isDeleting }: Row): Promise<void> {
    try {
      await database.withPartner(partnerId, sweep)
      const forgotten = isDeleting ? await forgetAll(tools, partnerId, () => isStopped) : {}
      // The rest is left to another node, or to the next start.
      const found = isStopped ? null : await countDue(database, partnerId)
      await keep(database, partnerId, { found, forgotten })
      if (total(found ?? {}) + total(forgotten) > 0)
        logger.info({ partnerId, found, forgotten }, 'records whose retention is over')
    } catch (error) {
      // Due again once the lease is over.
      logger.warn({ partnerId, err: error }, 'records whose retention is over could not be looked for')
    }
  }

  const worker = createWorker<Row>({
    logger,
    places,
    interval: lookEvery,
    take: (free) =>
      database.asOperator(async (tx) => {
        await tx.execute(addNew)
        return (await tx.execute<Row>(leaseDue(free))).rows
      }),
    work: look,
    renew: (rows) => database.asOperator((tx) => tx.execute(renew(rows))),
    renewEvery: (leaseSeconds * 1_000) / 3,
  })
  return {
    ...worker,
    stop() {
      isStopped = true
      return worker.stop()
    },
  }
}

const addNew = sql`
  insert into retention_runs (partner_id)
  select partner_id from partners p
  where not exists (select from retention_runs r where r.partner_id = p.partner_id)
  on conflict do nothing`

const leaseDue = (free: number) => sql`
  with due as (
    select partner_id from retention_runs
    where due_at <= now() and (leased_until is null or leased_until <= now())
    order by due_at, partner_id limit ${free} for update skip locked
  )
  update retention_runs r set leased_until = now() + make_interval(secs => ${leaseSeconds})
  from due where r.partner_id = due.partner_id
  returning r.partner_id, r.is_deleting and r.ran_at is not null as is_deleting`

const renew = (rows: Row[]) => sql`
  update retention_runs set leased_until = now() + make_interval(secs => ${leaseSeconds})
  where leased_until is not null and partner_id in (${sql.join(
    rows.map(({ partner_id: partnerId }) => sql`${partnerId}`),
    sql`, `,
  )})`

/** Counts the records that are due, by kind. */
const countDue = (database: Database, partnerId: number): Promise<RetentionCounts> =>
  database.withPartner(
    partnerId,
    async (tx) => {
      const counts: RetentionCounts = {}
      for (const { kind, due } of steps) {
        const { rows } = await tx.execute<{ count: number }>(
          sql`select count(*)::integer as count from (${due(partnerId)}) due`,
        )
        add(counts, kind, rows[0]?.count ?? 0)
      }
      return counts
    },
    { readOnly: true },
  )

async function forgetAll(
  tools: FileTools,
  partnerId: number,
  isStopped: () => boolean,
): Promise<RetentionCounts> {
  const counts: RetentionCounts = {}
  for (const step of steps)
    for await (const count of forgetStep(tools, partnerId, step)) {
      add(counts, step.kind, count)
      if (isStopped()) return counts
    }
  return counts
}

/** Forgets all records of a step, some in each transaction; yields how many. */
async function* forgetStep(tools: FileTools, partnerId: number, step: Step): AsyncGenerator<number> {
  const { database } = tools
  for (let after = 0; ;) {
    const batch = await database.withPartner(partnerId, (tx) => forgetBatch(tx, step, after))
    await finishForgetting(tools, partnerId, batch)
    yield batch.count
    if (batch.last === null) return
    after = batch.last
  }
}

/** `found` is `null` where the look was broken off. */
type Looked = { found: RetentionCounts | null; forgotten: RetentionCounts }

/** Keeps what a look found, and writes deletions into the log: numbers alone. A look that was broken off is due at once. */
const keep = (database: Database, partnerId: number, { found, forgotten }: Looked): Promise<void> =>
  database.withPartner(partnerId, async (tx) => {
    const isThis = isOfPartner(tx, retentionRuns)
    const next = momentOf(addDays(dayOf(new Date()), 1), partnerId % spreadMinutes)
    await tx
      .update(retentionRuns)
      .set({ leasedUntil: null, forgotten, ...(found && { found, ranAt: new Date(), dueAt: next }) })
      .where(isThis)
    if (total(forgotten) === 0) return
    const title = retentionKinds
      .filter((kind) => forgotten[kind])
      .map((kind) => `${retentionKindNames[kind].title} ${forgotten[kind]}건`)
      .join(', ')
    await writeAudit(tx, 'retention', author, {
      action: 'REMOVED',
      rowId: null,
      title,
      before: null,
      after: null,
    })
  })

const total = (counts: RetentionCounts) => Object.values(counts).reduce((sum, count) => sum + (count ?? 0), 0)

function add(counts: RetentionCounts, kind: keyof RetentionCounts, more: number): void {
  if (more > 0) counts[kind] = (counts[kind] ?? 0) + more
}
