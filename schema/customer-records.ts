import { z } from 'zod'
import { listOf, moment } from './call-parts.ts'
import { customerSelf } from './customers.ts'
import { reservationStatus } from './reservations.ts'

/*
 * Customers as their clinic sees them: members, and guests who have booked. Names, phones and e-mail addresses are masked
 * until somebody asks for them, which is written down. Source: docs/product.md, R16.
 */

const id = z.number().int().positive()

/** A customer's bookings in short. */
const visits = {
  next: z
    .object({ reservationId: id, reservedAt: moment, status: reservationStatus })
    .nullable()
    .meta({ description: '앞으로의 예약 중 가장 가까운 것' }),
  lastVisitAt: moment.nullable().meta({ description: '마지막으로 다녀간 때' }),
  visits: z.number().int().nonnegative().meta({ description: '다녀간 횟수' }),
  noShows: z.number().int().nonnegative().meta({ description: '오지 않은 횟수' }),
}

export const customerRow = z.object({
  id,
  kind: z.enum(['member', 'guest']),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  ...visits,
  isMarketingAgreed: z.boolean().meta({ description: '문자나 이메일 광고를 받겠다고 했는지' }),
  createdAt: moment,
})
export type CustomerRow = z.infer<typeof customerRow>
export const customerRows = listOf(customerRow)

export const customerRecord = customerSelf.extend({
  /** Masked as name and phone are: `1990-**-**`. */
  birthDate: z.string().nullable(),
  ...visits,
  isRevealed: z.boolean().meta({ description: '가리지 않은 이름과 연락처인지' }),
  memo: z.string().meta({ description: '병원만 보는 메모' }),
})
export type CustomerRecord = z.infer<typeof customerRecord>

/** All that a clinic holds of a person, as it is handed to them. Personal Information Protection Act, article 35. */
export const customerExport = z.object({
  exportedAt: moment,
  customer: z.record(z.string(), z.unknown()),
  consents: z.array(z.record(z.string(), z.unknown())),
  reservations: z.array(z.record(z.string(), z.unknown())),
  posts: z.array(z.record(z.string(), z.unknown())),
  cart: z.array(z.record(z.string(), z.unknown())),
  socialAccounts: z.array(z.record(z.string(), z.unknown())),
})
export type CustomerExport = z.infer<typeof customerExport>
