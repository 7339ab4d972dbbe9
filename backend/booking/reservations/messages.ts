import { dayInSeoul, dayText, timeInSeoul, timeText } from '#schema/plain/days.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { notifications } from '#backend/messages/notifications/table.ts'
import type { Notification, NotificationKind } from '#backend/messages/notifications/notify.ts'
import { notify } from '#backend/messages/notifications/notify.ts'
import { maskName } from '#backend/kernel/contacts/mask-name.ts'
import type { ReservationRow } from './stored.ts'
import type { BookingRules } from '#backend/clinic/settings/booking-rules.ts'
import { and, eq, isNull } from 'drizzle-orm'

type Told = Pick<
  ReservationRow,
  'partnerId' | 'id' | 'contactName' | 'contactPhone' | 'startsAt' | 'status' | 'sequence'
>
type Rules = Pick<BookingRules, 'clinicRecipients' | 'reminderMinutes'>

/** Values that templates may show of a reservation, never its treatment: others read a phone's screen too. */
export const valuesOf = (name: string, moment: Date): Record<string, string> => ({
  이름: name,
  날짜: dayText(dayInSeoul(moment)),
  시각: timeText(timeInSeoul(moment)),
})

/**
 * Writes down what a customer, and where they did it themselves the clinic, is told of a reservation; `at` is the time that
 * is meant where it is not the reservation's own. Of what is past nobody is told.
 */
export async function tell(
  tx: PartnerTransaction,
  row: Told,
  rules: Rules,
  { kind, isByCustomer, at = row.startsAt }: { kind: NotificationKind; isByCustomer: boolean; at?: Date },
): Promise<void> {
  if (row.startsAt <= new Date()) return
  const common = { kind, reservationId: row.id }
  const clinic = isByCustomer ? rules.clinicRecipients : []
  await notify(tx, [
    ...ofVisitor(row, { ...common, values: valuesOf(row.contactName, at) }),
    ...clinic.map((recipient) => ({
      ...common,
      audience: 'clinic' as const,
      recipient,
      values: valuesOf(maskName(row.contactName), at),
    })),
    ...reminderOf(row, rules),
  ])
}

const ofVisitor = (
  { contactPhone }: Told,
  message: Omit<Notification, 'audience' | 'recipient'>,
): Notification[] =>
  contactPhone === '' ? [] : [{ ...message, audience: 'visitor', recipient: contactPhone }]

/** One for each time that a reservation is confirmed for, where there is still time for it. */
function reminderOf(row: Told, { reminderMinutes }: Rules): Notification[] {
  if (row.status !== 'CONFIRMED' || reminderMinutes === null) return []
  const dueAt = new Date(row.startsAt.getTime() - reminderMinutes * 60_000)
  if (dueAt <= new Date()) return []
  return ofVisitor(row, {
    kind: 'REMINDER',
    reservationId: row.id,
    values: valuesOf(row.contactName, row.startsAt),
    name: `REMINDER:${row.id}:${row.sequence}`,
    dueAt,
  })
}

/** A reservation that is cancelled or moved is reminded of no more. */
export async function dropReminders(
  tx: PartnerTransaction,
  { id }: Pick<ReservationRow, 'id'>,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ droppedAt: new Date() })
    .where(
      and(
        isOfPartner(tx, notifications),
        eq(notifications.reservationId, id),
        eq(notifications.kind, 'REMINDER'),
        isNull(notifications.sentAt),
      ),
    )
}
