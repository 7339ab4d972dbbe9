import type { RawAnswer } from '#backend/calls/route/call-context.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { getPartner } from '#backend/clinic/partners/partners.ts'
import type { Partner } from '#schema/partners.ts'
import type { Which } from './find.ts'
import { requireStored } from './find.ts'
import type { ReservationRow } from './stored.ts'

/** A reservation as a calendar takes it. Throws 404 where there is none. Source: docs/product.md, R12. */
export async function calendarOf(database: Database, partnerId: number, which: Which): Promise<RawAnswer> {
  const partner = await getPartner(database, partnerId)
  const { row } = await database.withPartner(partnerId, (tx) => requireStored(tx, which), {
    readOnly: true,
  })
  return {
    fileName: `reservation-${row.code}.ics`,
    mime: 'text/calendar; charset=utf-8; method=PUBLISH',
    bytes: Buffer.from(toCalendar(row, partner)),
  }
}

const statuses: Record<ReservationRow['status'], string> = {
  REQUESTED: 'TENTATIVE',
  CONFIRMED: 'CONFIRMED',
  DONE: 'CONFIRMED',
  REJECTED: 'CANCELLED',
  CANCELLED: 'CANCELLED',
  NO_SHOW: 'CANCELLED',
}

/**
 * The UID is the reservation's for ever and SEQUENCE counts its changes, so that a calendar replaces what it had. What
 * the visit is for is not told: calendars are shared, and that is health data. Source: RFC 5545, sections 3.6.1, 3.8.
 */
function toCalendar(row: ReservationRow, partner: Partner): string {
  const name = partner.displayName ?? partner.partnerName
  const details = [`예약 번호 ${row.code}`, partner.partnerTel && `전화 ${partner.partnerTel}`]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Danjang//Reservation//KO',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:reservation-${row.partnerId}-${row.id}@danjang`,
    `SEQUENCE:${row.sequence}`,
    `DTSTAMP:${stamp(row.updatedAt)}`,
    `DTSTART:${stamp(row.startsAt)}`,
    `DTEND:${stamp(row.endsAt)}`,
    `STATUS:${statuses[row.status]}`,
    `SUMMARY:${escape(`${name} 예약`)}`,
    `DESCRIPTION:${escape(details.filter(Boolean).join('\n'))}`,
    ...(partner.partnerAddress ? [`LOCATION:${escape(partner.partnerAddress)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((text) => `${fold(text)}\r\n`).join('')
}

/** `20261120T020000Z` */
const stamp = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

const escape = (text: string) =>
  text
    .replaceAll('\r', '')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')

/** Lines of at most 75 bytes; what follows begins with a space. No character is cut in two. */
function fold(text: string): string {
  const parts = ['']
  for (const character of text) {
    const room = parts.length === 1 ? 75 : 74
    const last = parts.at(-1) ?? ''
    if (Buffer.byteLength(last + character) > room) parts.push(character)
    else parts[parts.length - 1] = last + character
  }
  return parts.join('\r\n ')
}
