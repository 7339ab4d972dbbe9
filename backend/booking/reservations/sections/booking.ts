import { allRoles, publishingRoles } from '#api/call.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { putPolicy, readPolicy } from '#backend/clinic/settings/booking-policy.ts'
import { bookingRules, longestRange } from '#backend/clinic/settings/booking-rules.ts'
import { bookingPolicy } from '#schema/employees.ts'
import type { PartnerProfile } from '#schema/partners.ts'
import { z } from 'zod'
import { keepReservations } from '../keep-reservations.ts'
import { defineSetting } from '#backend/clinic/settings/define-setting.ts'
import { getProfile, putProfile } from '#backend/clinic/settings/profile.ts'

const modes = {
  AT_ONCE: '바로 확정',
  BY_CLINIC: '병원이 확정',
  SHARED: '병원이 확정, 같은 시간에 여럿이 신청',
} as const
type Mode = keyof typeof modes

/** What the profile says where the clinic takes bookings in a mode. */
const configs: Record<Mode, Partial<PartnerProfile['homepageConfig']>> = {
  AT_ONCE: { reservationMode: 'STRICT', reservationConfirm: 'IMMEDIATE', isForceReservation: false },
  BY_CLINIC: { reservationMode: 'STRICT', reservationConfirm: 'CLINIC', isForceReservation: false },
  SHARED: { reservationMode: 'FREE', reservationConfirm: 'CLINIC', isForceReservation: false },
}

/** Whom and when messages are sent is set with them. */
const ofBooking = bookingPolicy.omit({ reminderMinutes: true, clinicRecipients: true })

async function read(tx: PartnerTransaction) {
  const [{ homepageConfig }, policy] = [await getProfile(tx), await readPolicy(tx)]
  const { isStrict, isConfirmedAtOnce, rangeDays } = bookingRules(homepageConfig, policy)
  const mode: Mode = !isStrict ? 'SHARED' : isConfirmedAtOnce ? 'AT_ONCE' : 'BY_CLINIC'
  const { reminderMinutes: _, clinicRecipients: __, ...ofThis } = policy
  return { mode, rangeDays, ...ofThis }
}

export default defineSetting({
  name: 'booking',
  title: '예약 정책',
  description: '예약을 언제부터 언제까지 받고 어떻게 확정하는지. 예약 창에 바로 적용됩니다.',
  place: 40,
  guard: keepReservations,
  schema: z.object({
    mode: z
      .enum(Object.keys(modes) as [Mode, ...Mode[]])
      .default('BY_CLINIC')
      .meta({
        title: '예약 확정',
        labels: modes,
        hint: '‘여럿이 신청’에서는 확정한 예약만 의료진의 시간을 차지합니다.',
      }),
    rangeDays: z
      .number()
      .int()
      .min(1)
      .max(longestRange)
      .default(90)
      .meta({ title: '오늘부터 며칠 뒤까지 예약받기' }),
    ...ofBooking.shape,
  }),
  access: { read: allRoles, write: publishingRoles },
  read,
  async write(tx, { mode, rangeDays, ...policy }) {
    const { homepageConfig } = await getProfile(tx)
    const before = await read(tx)
    await putProfile(tx, {
      homepageConfig: {
        ...homepageConfig,
        // A mode that stays keeps the words it was set with, which may be of another system.
        ...(before.mode !== mode && configs[mode]),
        ...(before.rangeDays !== rangeDays && { reservationRange: `${rangeDays}D` }),
      },
    })
    await putPolicy(tx, { ...(await readPolicy(tx)), ...policy })
  },
  sample: {
    slotMinutes: 30,
    visitMinutes: 30,
    leadMinutes: 60,
    changeUntilMinutes: 1440,
    isClosedOnPublicHolidays: true,
  },
})
