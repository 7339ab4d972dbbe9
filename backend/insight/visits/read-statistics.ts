import { sql, type SQL } from 'drizzle-orm'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { addDays, daysFrom } from '#backend/kernel/time/seoul-time.ts'
import { visitDevices, visitSources, type VisitDevice, type VisitSource } from '#schema/plain/visits.ts'
import type { Statistics } from '#schema/visits.ts'

type Period = { from: string; to: string }

/** Treatments that are listed. */
const mostProducts = 10

/** Page views that begin a visit. */
const isEntry = sql.raw(`source <> 'INSIDE'`)
const isLost = sql.raw(`r.status in ('REJECTED', 'CANCELLED', 'NO_SHOW')`)
/** The day in Seoul on which a reservation was made. */
const madeOn = sql.raw(`(r.created_at at time zone 'Asia/Seoul')::date`)
/** Moments are compared, so that an index may serve; a day in Seoul is nine hours ahead. */
const isMadeIn = ({ from, to }: Period) =>
  sql`r.created_at >= (${from}::date::timestamp at time zone 'Asia/Seoul')
    and r.created_at < ((${to}::date + 1)::timestamp at time zone 'Asia/Seoul')`

/** Visits and bookings of a period, by day in Seoul and by what they have in common. */
export async function readStatistics(tx: PartnerTransaction, period: Period): Promise<Statistics> {
  const { from, to } = period
  const length = daysFrom(from, to).length
  const earlier = { from: addDays(from, -length), to: addDays(from, -1) }
  const isOwn = sql`partner_id = ${tx.partnerId}`
  const isIn = ({ from, to }: Period) => sql`${isOwn} and day between ${from}::date and ${to}::date`
  const read = async <Row extends Record<string, unknown>>(query: SQL) => (await tx.execute<Row>(query)).rows

  const shown = await read<{ day: string; visits: number; views: number }>(sql`
    select day::text, coalesce(sum(count) filter (where ${isEntry}), 0)::int as visits, sum(count)::int as views
    from visits where ${isIn(period)} group by day`)
  const booked = await read<{ day: string; bookings: number; cancelled: number }>(sql`
    select ${madeOn}::text as day, count(*)::int as bookings, (count(*) filter (where ${isLost}))::int as cancelled
    from reservations r where r.partner_id = ${tx.partnerId} and ${isMadeIn(period)} group by 1`)
  const [before] = await read<Statistics['before'] & { since: string | null }>(sql`
    select coalesce(sum(count) filter (where ${isEntry}), 0)::int as visits, coalesce(sum(count), 0)::int as views,
      (select count(*)::int from reservations r
        where r.partner_id = ${tx.partnerId} and ${isMadeIn(earlier)}) as bookings,
      (select min(day)::text from visits where ${isOwn}) as since
    from visits where ${isIn(earlier)}`)
  const byDevice = await read<{ device: VisitDevice; visits: number }>(sql`
    select device, sum(count)::int as visits from visits where ${isIn(period)} and ${isEntry} group by device`)
  const bySource = await read<{ source: VisitSource; visits: number }>(sql`
    select source, sum(count)::int as visits from visits where ${isIn(period)} and ${isEntry} group by source`)
  const products = await read<Statistics['products'][number]>(sql`
    select p.id, p.name, v.views, (select count(distinct r.id)::int from reservation_items i
      join reservations r on r.partner_id = i.partner_id and r.id = i.reservation_id
      where i.partner_id = p.partner_id and i.product_id = p.id and ${isMadeIn(period)}) as bookings
    from (select product_id, sum(count)::int as views from visits
      where ${isIn(period)} and product_id > 0 group by product_id) v
    join products p on p.partner_id = ${tx.partnerId} and p.id = v.product_id
    order by v.views desc, p.name, p.id limit ${mostProducts}`)

  const viewsOf = new Map(shown.map((row) => [row.day, row]))
  const bookingsOf = new Map(booked.map((row) => [row.day, row]))
  const visitsBy = <Key>(rows: [Key, number][]) => new Map(rows)
  const devices = visitsBy(byDevice.map(({ device, visits }) => [device, visits]))
  const sources = visitsBy(bySource.map(({ source, visits }) => [source, visits]))
  return {
    from,
    to,
    since: before?.since ?? null,
    days: daysFrom(from, to).map((day) => ({
      day,
      visits: viewsOf.get(day)?.visits ?? 0,
      views: viewsOf.get(day)?.views ?? 0,
      bookings: bookingsOf.get(day)?.bookings ?? 0,
      cancelled: bookingsOf.get(day)?.cancelled ?? 0,
    })),
    before: {
      visits: before?.visits ?? 0,
      views: before?.views ?? 0,
      bookings: before?.bookings ?? 0,
    },
    devices: visitDevices.map((device) => ({ device, visits: devices.get(device) ?? 0 })),
    sources: visitSources
      .filter((source) => source !== 'INSIDE')
      .map((source) => ({ source, visits: sources.get(source) ?? 0 })),
    products,
  }
}
