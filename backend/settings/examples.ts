import type { settingsContract } from '#api/contract/settings.ts'
import type { Examples } from '#backend/documentation/example.ts'
import { homepageConfig } from '#schema/partners.ts'

const written = {
  homepageConfig: homepageConfig.parse({ reservationConfirm: 'IMMEDIATE', reservationRange: '60D' }),
  bookingPolicy: {
    slotMinutes: 30 as const,
    visitMinutes: 30,
    leadMinutes: 60,
    changeUntilMinutes: 1440,
    isClosedOnPublicHolidays: true,
    requireGuestPhoneProof: true,
    mostOpenPerPhone: 5,
    withdrawMinutes: 30,
    reminderMinutes: 1440,
    clinicRecipients: ['desk@clinic.example'],
  },
}

const settings = { ...written, etag: '"5kE1mZ0rYwq8mXc2b1n7Qh3TfV6s9uAo"' }

const examples: Examples<keyof typeof settingsContract> = {
  'GET /admin/settings': { response: settings },
  'PUT /admin/settings': { body: written, response: settings },
}

export default examples
