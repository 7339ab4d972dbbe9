import { insertRows } from '#backend/seeds/rows.ts'
import { visits } from '#backend/visits/table.ts'
import type { VisitDevice, VisitSource } from '#schema/plain/visits.ts'
import type { Writing } from './context.ts'

/** Days before the day of seeding that have visits. */
const days = 90
/** Treatments that most of the looks go to, the first the most. */
const mostTreatments = 10

/** By weekday, Monday first, as part of a usual day. */
const ofWeek = [1.16, 1.08, 1.04, 1, 0.96, 0.98, 0.78]
const deviceParts: [VisitDevice, number][] = [
  ['PHONE', 0.79],
  ['PC', 0.21],
]
const sourceParts: [VisitSource, number][] = [
  ['SEARCH', 0.46],
  ['ADVERTISEMENT', 0.19],
  ['SOCIAL', 0.14],
  ['LINK', 0.06],
  ['DIRECT', 0.15],
]

/** A number from 0 to 1 that looks like chance, and is the same for the same words every time. */
function chance(words: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < words.length; at += 1) hash = Math.imul(hash ^ words.charCodeAt(at), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519)
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296
}

/** Counters of page views for the days before the seeding, of a clinic that names how many visits it usually has. */
export async function writeVisits(writing: Writing): Promise<void> {
  const { tx, clinic, calendar, ids, profile } = writing
  const usual = clinic.visitsADay
  if (usual === undefined) return
  const treatments = [...ids.treatments.values()].slice(0, mostTreatments)
  const shares = treatments.map((_, place) => 1 / (place + 1.6))
  const allShares = shares.reduce((sum, share) => sum + share, 0)
  const rows: (typeof visits.$inferInsert)[] = []
  for (let ago = days; ago > 0; ago -= 1) {
    const day = calendar.day(-ago)
    const size =
      usual *
      (ofWeek[calendar.weekday(-ago) - 1] ?? 1) *
      (1.08 - (0.3 * ago) / days) *
      (0.86 + 0.28 * chance(`${profile.partnerName} ${ago}`))
    for (const [device, part] of deviceParts) {
      const add = (page: string, productId: number, source: VisitSource, expected: number) => {
        const count = Math.floor(expected + chance(`${ago} ${device} ${page} ${productId} ${source}`))
        if (count > 0) rows.push({ partnerId: tx.partnerId, day, page, productId, device, source, count })
      }
      for (const [source, of] of sourceParts) add('/', 0, source, size * part * of)
      for (const page of ['/products', '/events', '/introduce']) add(page, 0, 'INSIDE', size * part * 0.24)
      treatments.forEach((id, place) =>
        add('/products/:productId', id, 'INSIDE', (size * part * 0.7 * (shares[place] ?? 0)) / allShares),
      )
    }
  }
  await insertRows(tx, visits, rows)
}
