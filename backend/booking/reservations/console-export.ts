import { mostExported } from '#api/contract/reservations.ts'
import { publishingRoles } from '#api/call.ts'
import type { Account } from '#backend/people/accounts/sessions.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import type { RawAnswer } from '#backend/calls/route/call-context.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { writeAudit } from '#backend/editing/resources/audit.ts'
import { csvName, toCsv } from '#backend/editing/resources/csv/csv.ts'
import { guarded } from '#backend/editing/resources/csv/guard.ts'
import type { Role } from '#schema/accounts.ts'
import { itemsText } from '#schema/plain/items-text.ts'
import { reservationStatusNames } from '#schema/plain/reservation-words.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Filter } from './console-list.ts'
import { isAskedFor, orderOf } from './console-list.ts'
import { toConsole } from './console-view.ts'
import { readReservations } from './stored.ts'

/** Roles that take people's data out. */
const takers: readonly Role[] = publishingRoles

/**
 * The reservations that a list finds, as CSV. Names and phones are whole for who may take people's data out, and the log
 * says who did; for others they are masked. Throws 422 for more than a file may have. Source: docs/product.md, R20.
 */
export async function exportReservations(
  database: Database,
  partnerId: number,
  filter: Filter,
  account: Account,
): Promise<RawAnswer> {
  const isRevealed = takers.includes(account.role)
  const rows = await database.withPartner(partnerId, async (tx) => {
    const stored = await readReservations(tx, isAskedFor(tx, filter), {
      order: orderOf(filter),
      limit: mostExported + 1,
      offset: 0,
    })
    if (stored.length > mostExported) throw tooMany()
    const title = `${stored.length}건`
    const entry = { action: 'EXPORTED', rowId: null, title, before: null, after: null } as const
    if (isRevealed) await writeAudit(tx, 'reservations', account, entry)
    return stored.map((one) => toConsole(one, { isRevealed }))
  })
  return {
    bytes: toCsv([
      columns.map(({ title }) => title),
      ...rows.map((row) => columns.map((one) => one.of(row))),
    ]),
    mime: 'text/csv; charset=utf-8',
    fileName: csvName('reservations', new Date()),
  }
}

type Row = ReturnType<typeof toConsole>

/** A spreadsheet takes `+8210…` for a formula and the zero from `01012345678`; it keeps `010-1234-5678`. */
const asDialled = (phone: string): string =>
  parsePhoneNumberFromString(phone)?.formatNational() ?? phone.replace(/^\+82/, '0')

const columns: { title: string; of: (row: Row) => string }[] = [
  { title: '예약 번호', of: ({ code }) => guarded(code) },
  { title: '날짜', of: ({ day }) => day },
  { title: '시각', of: ({ time }) => time },
  { title: '소요 시간(분)', of: ({ durationMinutes }) => String(durationMinutes) },
  { title: '상태', of: ({ status }) => reservationStatusNames[status] },
  { title: '담당', of: ({ employee }) => employee?.name ?? '' },
  { title: '이름', of: ({ contactName }) => contactName },
  { title: '전화번호', of: ({ contactPhone }) => asDialled(contactPhone) },
  { title: '회원', of: ({ isMember }) => (isMember ? '회원' : '비회원') },
  { title: '예약 시술', of: itemsText },
  { title: '합계', of: ({ totalPrice }) => (totalPrice === null ? '' : String(totalPrice)) },
  { title: '요청', of: ({ request }) => guarded(request ?? '') },
  { title: '메모', of: ({ memo }) => guarded(memo) },
  { title: '이유', of: ({ reason }) => guarded(reason ?? '') },
]

const tooMany = () =>
  new ProblemError(
    422,
    'too-many',
    `한 번에 ${mostExported.toLocaleString('ko-KR')}건까지 받습니다. 날짜나 상태로 줄여 주세요.`,
  )
