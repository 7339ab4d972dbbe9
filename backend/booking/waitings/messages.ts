import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { notify } from '#backend/messages/notifications/notify.ts'
import { valuesOf } from '#backend/booking/reservations/messages.ts'
import { dayInSeoul, dayText, momentText, timeInSeoul, timeText } from '#schema/plain/days.ts'
import type { waitings } from './table.ts'

type Told = Pick<typeof waitings.$inferSelect, 'id' | 'contactName' | 'contactPhone' | 'day'>

/** Sends a person who has joined the line a link by which they see their place and leave. */
export const tellJoined = (tx: PartnerTransaction, { id, contactName, contactPhone, day }: Told) =>
  notify(tx, [
    {
      kind: 'WAITING_JOINED',
      audience: 'visitor',
      recipient: contactPhone,
      waitingId: id,
      values: { 이름: contactName, 날짜: dayText(day) },
    },
  ])

/** Sends a person who waits the time that is kept for them, and until when. It is no advertisement, so it goes at any hour. */
export const tellOffer = (
  tx: PartnerTransaction,
  { id, contactName, contactPhone }: Told,
  { startsAt, offeredUntil }: { startsAt: Date; offeredUntil: Date },
) =>
  notify(tx, [
    {
      kind: 'WAITING_OFFER',
      audience: 'visitor',
      recipient: contactPhone,
      waitingId: id,
      values: { ...valuesOf(contactName, startsAt), 마감: deadlineText(offeredUntil) },
    },
  ])

/** Sends a person who let an offer lapse that they still wait. */
export const tellLapsed = (tx: PartnerTransaction, { id, contactName, contactPhone }: Told, startsAt: Date) =>
  notify(tx, [
    {
      kind: 'WAITING_LAPSED',
      audience: 'visitor',
      recipient: contactPhone,
      waitingId: id,
      values: valuesOf(contactName, startsAt),
    },
  ])

/** Sends a person whose offer the clinic withdrew that they still wait. */
export const tellWithdrawn = (
  tx: PartnerTransaction,
  { id, contactName, contactPhone }: Pick<Told, 'id' | 'contactName' | 'contactPhone'>,
  startsAt: Date,
) =>
  notify(tx, [
    {
      kind: 'WAITING_WITHDRAWN',
      audience: 'visitor',
      recipient: contactPhone,
      waitingId: id,
      values: valuesOf(contactName, startsAt),
    },
  ])

/** `오후 2:30`, and with its day where that is not today. */
const deadlineText = (moment: Date): string =>
  dayInSeoul(moment) === dayInSeoul(new Date()) ? timeText(timeInSeoul(moment)) : momentText(moment)
