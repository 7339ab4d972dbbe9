import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '#backend/kernel/database/connect.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { bareQuestions, openPool } from '#tests/bench/bare-sql.mjs'
import { signInCustomer } from '#tests/support/backend.ts'
import type { Journal } from '#tests/support/monday/journal.ts'
import { copyDemo } from '#tests/support/demo.ts'
import { createJournal } from '#tests/support/monday/journal.ts'
import { startPhoneGateway } from '#tests/support/monday/phone-gateway.ts'
import { visit } from '#tests/support/monday/visitor.ts'
import { at, inDays } from '#tests/support/reservations.ts'
import { startSiteProcess, type SiteProcess } from '#tests/support/site-process.ts'

/*
 * A Monday morning: a crowd looks for times at one clinic on two servers, takes and moves and gives them back. What may
 * never happen is asked of the database afterwards. Source: docs/product.md, R7, R8, X5.
 * `MONDAY_SECONDS` and `MONDAY_VISITORS` make it shorter or smaller.
 */

const seconds = Number(process.env.MONDAY_SECONDS ?? 600)
const visitors = Number(process.env.MONDAY_VISITORS ?? 200)
const think = Number(process.env.MONDAY_THINK_MS ?? 4_000)
/** Bare transactions that may run at once: more than there ever are, so that none waits for another's connection or phone. */
const bareAtOnce = 16

let gateway: Awaited<ReturnType<typeof startPhoneGateway>>
let database: Database
let pool: pg.Pool
let folder: string
const nodes: SiteProcess[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danjang-monday-'))
  gateway = await startPhoneGateway()
  const env = {
    ...(await copyDemo(folder)),
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'warn',
    SMS_URL: gateway.url,
    SMS_KEY: 'test',
    SMS_FROM: '0212345678',
  }
  for (let index = 0; index < 2; index += 1) nodes.push(await startSiteProcess(process.cwd(), env))
  database = await connectDatabase({ databaseUrl: env.DATABASE_URL })
  pool = openPool(env.DATABASE_URL, bareAtOnce)
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()))
  await database?.close()
  await pool?.end()
  await gateway?.close()
  await rm(folder, { recursive: true, force: true })
})

const count = async (text: string, values: unknown[] = []): Promise<number> =>
  Number((await pool.query<{ count: string }>(`select count(*) from (${text}) found`, values)).rows[0]?.count)
const phoneOf = (index: number) => `+8210${String(30_000_000 + index)}`

/**
 * Books at another clinic by bare SQL, now and then, on the same loaded database: what a booking's time is compared with. It
 * is one transaction by hand, with all that the rules read and write of a member's booking of a held time (session, hours,
 * option, terms and consents, phone, hold; reservation, item, history, consents, message, webhooks), statement by
 * statement through the same driver, as the same role, from this process, which has the crowd to serve as the servers do.
 * One begins four times a second, whether the one before has ended or not: in a slow minute there are as many of them as in
 * a fast one, as there are of the crowd's bookings.
 */
async function bookBarely(journal: Journal, until: number): Promise<void> {
  const cookies = await Promise.all(
    Array.from({ length: bareAtOnce }, (_, index) =>
      signInCustomer(database, 2, { phone: `+8210${String(90_000_000 + index)}` }),
    ),
  )
  const hashes = cookies.map(({ cookie }) =>
    createHash('sha256')
      .update(cookie.slice(cookie.indexOf('=') + 1))
      .digest('hex'),
  )
  const { rows } = await pool.query<{ option: number; minutes: number; employee: number; name: string }>(`
    select o.id as option, coalesce(o.duration_minutes, p.duration_minutes) as minutes, e.id as employee, e.name
    from product_options o join products p on p.partner_id = o.partner_id and p.id = o.product_id, employees e
    where o.partner_id = 2 and e.partner_id = 2 and e.type = 'DOCTOR' and o.is_visible limit 1`)
  const [found] = rows
  if (!found) throw new Error('The second clinic has neither doctor nor treatment.')
  const bare = bareQuestions(pool)
  const all: Promise<void>[] = []
  for (let index = 0; Date.now() < until; index += 1) {
    const startsAt = new Date(at(400 + Math.floor(index / 4), (index % 4) * 6))
    const booking = {
      tokenHash: hashes[index % bareAtOnce] ?? '',
      holdHash: `bare ${index}`,
      agrees: true,
      day: inDays(400 + Math.floor(index / 4)),
      optionId: found.option,
      employee: { id: found.employee, name: found.name },
      startsAt,
      code: `BARE${index}`,
    }
    all.push(
      bare
        .hold(2, { ...booking, minutes: found.minutes })
        .then(() => journal.time('bare', () => bare.book(2, booking)))
        .then(() => {}),
    )
    await pause(250)
  }
  await Promise.all(all)
}

test(
  'a crowd on two servers: no time twice, no booking lost, no message twice',
  async () => {
    const journal = createJournal()
    const members = await Promise.all(
      Array.from({ length: Math.ceil(visitors / 2) }, (_, index) =>
        signInCustomer(database, 1, { phone: phoneOf(index) }),
      ),
    )
    const until = Date.now() + seconds * 1_000
    const crowd = Array.from({ length: visitors }, (_, index) =>
      visit(
        {
          origin: nodes[0]?.url ?? '',
          nodes: nodes.map(({ url }) => url.replace('localhost', '127.0.0.1')),
          address: `10.${index >> 8}.${index & 255}.1`,
          phone: phoneOf(index),
          ...(members[index] && { cookie: members[index].cookie }),
          codeOf: gateway.codeOf,
          journal,
          days: { from: inDays(3), to: inDays(9) },
          think,
        },
        until,
      ),
    )
    await Promise.all([bookBarely(journal, until), ...crowd])

    const bare = journal.figuresOf('bare')
    const booking = journal.figuresOf('book')
    const lines = [
      `${visitors} visitors, ${seconds} s`,
      ...journal.report(),
      `booking ÷ bare transaction: p50 ${(booking.p50 / bare.p50).toFixed(2)}, p95 ${(booking.p95 / bare.p95).toFixed(2)}`,
    ]
    process.stdout.write(`${lines.join('\n')}\n`)

    expect(journal.failures).toEqual([])
    expect(booking.count).toBeGreaterThan(visitors / 4)

    // No doctor has two at a time, asked of the reservations themselves.
    const doubles = await count(`
    select from reservations a join reservations b on a.partner_id = b.partner_id and a.employee_id = b.employee_id
      and a.id < b.id and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
    where a.status in ('REQUESTED', 'CONFIRMED') and b.status in ('REQUESTED', 'CONFIRMED')`)
    expect(doubles).toBe(0)

    // No room or device is used by more visits at once than there are of it, asked of what the reservations are for.
    const used = `
      select f.id, f.capacity, r.id as reservation, tstzrange(
        r.starts_at - r.minutes_before * interval '1 minute', r.ends_at + r.minutes_after * interval '1 minute') as during
      from facilities f
      join option_facilities o on o.partner_id = f.partner_id and o.facility_id = f.id
      join reservation_items i on i.partner_id = f.partner_id and i.option_id = o.option_id
      join reservations r on r.partner_id = f.partner_id and r.id = i.reservation_id
      where f.partner_id = 1 and r.status in ('REQUESTED', 'CONFIRMED') and r.contact_phone like '+82103%'`
    expect(await count(used)).toBeGreaterThan(0)
    const beyond = await count(`
      with used as (${used})
      select a.id from used a join used b on b.id = a.id and b.during @> lower(a.during)
      group by a.id, a.capacity, a.reservation having count(distinct b.reservation) > a.capacity`)
    expect(beyond).toBe(0)

    // Each booking stands as its visitor was last told, with its time kept where it still is one.
    const { rows } = await pool.query<{
      id: number
      status: string
      starts_at: Date
      moving: Date | null
      claims: number
    }>(
      `select r.id, r.status, r.starts_at, m.starts_at as moving,
      (select count(*)::int from slot_claims c where c.partner_id = r.partner_id and c.reservation_id = r.id) as claims
    from reservations r left join reservation_moves m on m.partner_id = r.partner_id and m.reservation_id = r.id
    where r.partner_id = 1 and r.contact_phone like '+82103%' order by r.id`,
    )
    const stands = rows.map(({ id, status, starts_at, moving, claims }) => [
      id,
      status,
      starts_at.toISOString(),
      moving?.toISOString() ?? null,
      claims,
    ])
    const told = [...journal.kept.values()]
      .sort((a, b) => a.id - b.id)
      .map(({ id, status, reservedAt, pendingMove }) => [
        id,
        status,
        new Date(reservedAt).toISOString(),
        pendingMove ? new Date(pendingMove.reservedAt).toISOString() : null,
        status === 'CANCELLED' ? 0 : 1,
      ])
    expect(stands).toEqual(told)

    // Nothing is held but what somebody walked away from, and that not for long.
    const holds = await count(
      `select from slot_claims where hold_hash is not null and expires_at > now() + interval '5 minutes'`,
    )
    expect(holds).toBe(0)

    // What was to be told was told once.
    const due = `select from notifications where sent_at is null and dropped_at is null and due_at <= now()`
    await expect.poll(() => count(due), { interval: 500, timeout: 120_000 }).toBe(0)
    const ids = gateway.received.map(({ id }) => id)
    expect(ids.length).toBe(new Set(ids).size)
    const sent = await count(`select from notifications where sent_by = 'phone'`)
    expect(ids.length).toBe(sent)
    const untold = await count(
      `select r.id from reservations r left join notifications n on n.partner_id = r.partner_id and n.reservation_id = r.id
      and n.audience = 'visitor' and n.kind in ('RECEIVED', 'CONFIRMED')
    where r.partner_id = 1 and r.contact_phone like '+82103%' group by r.id having count(n.id) <> 1`,
    )
    expect(untold).toBe(0)
    const cancelledOnce = await count(
      `select r.id from reservations r left join notifications n on n.partner_id = r.partner_id and n.reservation_id = r.id
      and n.audience = 'visitor' and n.kind = 'CANCELLED'
    where r.partner_id = 1 and r.contact_phone like '+82103%' and r.status = 'CANCELLED'
    group by r.id having count(n.id) <> 1`,
    )
    expect(cancelledOnce).toBe(0)

    // Both are measured in the same minutes on the same machine, so that what else it does slows both.
    expect(booking.p95 / bare.p95).toBeLessThanOrEqual(2)
  },
  (seconds + 300) * 1_000,
)
