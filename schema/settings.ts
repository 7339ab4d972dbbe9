import { z } from 'zod'
import { bookingPolicy } from './employees.ts'
import { homepageConfig } from './partners.ts'

/**
 * An owner's settings of a partner's site and its bookings. Every field is written, since one that is left out is a
 * default.
 */
export const settingsInput = z.object({
  homepageConfig: homepageConfig.meta({ title: '사이트와 예약 방식' }),
  bookingPolicy: bookingPolicy.meta({ title: '예약 규칙' }),
})
export type SettingsInput = z.output<typeof settingsInput>

export const settings = settingsInput.extend({
  etag: z.string().meta({ description: '바꿀 때 If-Match 헤더에 넣는 값' }),
})
