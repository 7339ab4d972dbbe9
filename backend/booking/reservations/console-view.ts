import { maskContact } from '#backend/kernel/contacts/mask-name.ts'
import { maskPhone } from '#backend/kernel/contacts/mask-phone.ts'
import type { Stored } from './stored.ts'
import { toReservation } from './stored.ts'

/** A reservation as the clinic sees it. Prices are always told: it is the clinic's own. */
export function toConsole(stored: Stored, { isRevealed = false } = {}) {
  const { row } = stored
  const view = toReservation({ ...stored, settings: { ...stored.settings, hasPriceView: true } })
  return {
    ...view,
    contactName: isRevealed ? row.contactName : maskContact(row),
    contactPhone: isRevealed ? row.contactPhone : maskPhone(row.contactPhone),
    minutesBefore: row.minutesBefore,
    minutesAfter: row.minutesAfter,
    customerId: row.customerId,
    isMember: stored.isMember,
    memo: row.memo,
    isMinor: row.isMinor,
    guardianConsentAt: row.guardianConsentAt?.toISOString() ?? null,
    phoneProvedAt: row.phoneProvedAt?.toISOString() ?? null,
    utm: row.utm as Record<string, Record<string, string>>,
    sensitiveConsentAt: row.sensitiveConsentAt?.toISOString() ?? null,
  }
}
