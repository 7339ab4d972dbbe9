import type { Database } from '#backend/kernel/database/database.ts'
import { employees } from '#backend/booking/employees/table.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { productOptions, products } from '#backend/catalogue/products/table.ts'
import { bookingPolicies, employeeHours } from '#backend/booking/schedules/table.ts'
import { addDays, dayOf, momentOf, weekdayOf } from '#backend/kernel/time/seoul-time.ts'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'

type Config = Record<string, unknown>

type BookingPolicy = Partial<typeof bookingPolicies.$inferInsert>

/** A clinic that takes a guest's phone on trust, and as many bookings for one phone or from one address as are wanted. */
const trusting: BookingPolicy = {
  requireGuestPhoneProof: false,
  mostOpenPerPhone: null,
  unprovedMinutesPerAddress: 1_000_000,
  unprovedMinutesPerClinic: 1_000_000,
}

/**
 * A clinic open every day from ten to seven, lunch from one to two, on public holidays too; with its settings. Unless told
 * it asks for nothing but a time, so that what is tested is the time.
 */
export async function openClinic(
  database: Database,
  partnerId: number,
  homepageConfig: Config = {},
  rules: BookingPolicy = {},
) {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const hours = Object.fromEntries(
    days.flatMap((day) => [
      [`${day}Open`, '10:00'],
      [`${day}Close`, '19:00'],
    ]),
  )
  await database.asOperator(async (tx) => {
    const [row] = await tx
      .select({ profile: partners.profile })
      .from(partners)
      .where(eq(partners.partnerId, partnerId))
    const profile = {
      ...(row?.profile as object),
      ...hours,
      lunchStart: '13:00',
      lunchEnd: '14:00',
      homepageConfig,
    }
    await tx.update(partners).set({ profile }).where(eq(partners.partnerId, partnerId))
    const policy = { ...trusting, isClosedOnPublicHolidays: false, ...rules }
    await tx
      .insert(bookingPolicies)
      .values({ ...policy, partnerId })
      .onConflictDoUpdate({ target: bookingPolicies.partnerId, set: policy })
  })
}

/** A doctor who works as the clinic does, or on the weekdays given. */
export async function addDoctor(
  database: Database,
  partnerId: number,
  values: Partial<typeof employees.$inferInsert> = {},
  hours: Partial<typeof employeeHours.$inferInsert>[] = [],
): Promise<number> {
  return database.asOperator(async (tx) => {
    const [row] = await tx
      .insert(employees)
      .values({ name: '한서윤', title: '원장', ...values, partnerId })
      .returning({ id: employees.id })
    const employeeId = row?.id ?? 0
    if (hours.length > 0) {
      await tx.insert(employeeHours).values(
        hours.map((one) => ({
          weekday: 1,
          startTime: '10:00',
          endTime: '19:00',
          ...one,
          partnerId,
          employeeId,
        })),
      )
    }
    return employeeId
  })
}

/** An option of a treatment of its own. */
export async function addOption(
  database: Database,
  partnerId: number,
  values: Partial<typeof productOptions.$inferInsert> = {},
): Promise<number> {
  return database.asOperator(async (tx) => {
    const [product] = await tx
      .insert(products)
      .values({ partnerId, name: '스킨부스터', durationMinutes: 30 })
      .returning({ id: products.id })
    const [row] = await tx
      .insert(productOptions)
      .values({ name: '1회', price: 100_000, productId: product?.id ?? 0, ...values, partnerId })
      .returning({ id: productOptions.id })
    return row?.id ?? 0
  })
}

/** Today in Seoul as it is when a test begins: a day that ends meanwhile is that of all its calls. */
let began = { test: '', day: '' }
function today(): string {
  const test = expect.getState().currentTestName ?? ''
  if (began.day === '' || began.test !== test) began = { test, day: dayOf(new Date()) }
  return began.day
}

/** The day so many days from today in Seoul. */
export const inDays = (days: number) => addDays(today(), days)

/** A time of such a day as calls take it: `at(3, 10, 30)`. */
export const at = (days: number, hour: number, minute = 0) =>
  momentOf(inDays(days), hour * 60 + minute).toISOString()

/** The first day from so many days on that is this weekday; 1 is Monday. */
export function nextWeekday(weekday: number, from = 1): string {
  let day = inDays(from)
  while (weekdayOf(day) !== weekday) day = addDays(day, 1)
  return day
}
