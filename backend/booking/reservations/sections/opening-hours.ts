import { allRoles, publishingRoles } from '#api/call.ts'
import { optionalTime } from '#schema/employees.ts'
import type { PartnerInformation, Weekday } from '#schema/partners.ts'
import { weekdays } from '#schema/partners.ts'
import { z } from 'zod'
import { keepReservations } from '../keep-reservations.ts'
import { defineSetting } from '#backend/clinic/settings/define-setting.ts'
import { getProfile, putProfile } from '#backend/clinic/settings/profile.ts'

const span = {
  start: optionalTime('시작'),
  end: optionalTime('끝'),
}
const isWhole = (start: string | null, end: string | null) =>
  (start === null) === (end === null) && (start === null || end === null || start < end)
const inOrder = '시작과 끝을 함께, 순서대로 적습니다.'

const day = (title: string) =>
  z
    .object({
      open: optionalTime('여는 시각'),
      close: optionalTime('닫는 시각'),
      lunchStart: optionalTime('점심 시작'),
      lunchEnd: optionalTime('점심 끝'),
    })
    .refine(({ open, close }) => isWhole(open, close), {
      path: ['close'],
      message: '여는 시각과 닫는 시각은 함께, 순서대로 적습니다. 쉬는 요일은 둘 다 비웁니다.',
    })
    .refine(({ lunchStart, lunchEnd }) => isWhole(lunchStart, lunchEnd), {
      path: ['lunchEnd'],
      message: `점심시간은 ${inOrder}`,
    })
    .prefault({})
    .meta({ title, control: 'row' })

const schema = z
  .object({
    monday: day('월요일'),
    tuesday: day('화요일'),
    wednesday: day('수요일'),
    thursday: day('목요일'),
    friday: day('금요일'),
    saturday: day('토요일'),
    sunday: day('일요일'),
    lunch: z
      .object(span)
      .refine(({ start, end }) => isWhole(start, end), {
        path: ['end'],
        message: `점심시간은 ${inOrder}`,
      })
      .prefault({})
      .meta({
        title: '점심시간',
        control: 'row',
        hint: '요일에 따로 적지 않은 날의 점심시간이고, 사이트의 진료 시간에 보입니다.',
      }),
    shown: z
      .enum(['weekWeekend', 'everyday'])
      .default('weekWeekend')
      .meta({
        title: '사이트에 보이는 모습',
        labels: { weekWeekend: '평일, 토요일, 일요일', everyday: '요일마다' },
      }),
  })
  .refine(
    ({ shown, monday, tuesday, wednesday, thursday, friday }) =>
      shown !== 'weekWeekend' ||
      [tuesday, wednesday, thursday, friday].every(
        ({ open, close }) => open === monday.open && close === monday.close,
      ),
    {
      path: ['shown'],
      message:
        '월요일부터 금요일까지의 시간이 서로 달라 ‘평일’ 한 줄로 보일 수 없습니다. ‘요일마다’를 골라 주세요.',
    },
  )

/** A profile's time as forms have it: some were stored with seconds. */
const short = (time: string | null) => time?.slice(0, 5) ?? null

function readDay(profile: PartnerInformation, name: Weekday) {
  return {
    open: short(profile[`${name}Open`]),
    close: short(profile[`${name}Close`]),
    lunchStart: short(profile[`${name}LunchStart`]),
    lunchEnd: short(profile[`${name}LunchEnd`]),
  }
}

export default defineSetting({
  name: 'opening-hours',
  title: '진료 시간',
  description: '요일마다 여는 시간과 점심시간. 사이트의 진료 시간과 예약할 수 있는 시간이 바로 바뀝니다.',
  place: 20,
  schema,
  guard: keepReservations,
  access: { read: allRoles, write: publishingRoles },
  page: '/introduce/schedule',
  async read(tx) {
    const profile = await getProfile(tx)
    const days = weekdays.map((name) => [name, readDay(profile, name)] as const)
    return {
      ...(Object.fromEntries(days) as Record<Weekday, ReturnType<typeof readDay>>),
      lunch: { start: short(profile.lunchStart), end: short(profile.lunchEnd) },
      shown: profile.operationTimeType === 'weekWeekend' ? ('weekWeekend' as const) : ('everyday' as const),
    }
  },
  async write(tx, { lunch, shown, ...days }) {
    const fields = weekdays.map((name): Partial<PartnerInformation> => {
      const { open, close, lunchStart, lunchEnd } = days[name]
      return {
        [`${name}Open`]: open,
        [`${name}Close`]: close,
        [`${name}LunchStart`]: lunchStart,
        [`${name}LunchEnd`]: lunchEnd,
      }
    })
    await putProfile(
      tx,
      Object.assign(
        { operationTimeType: shown, lunchStart: lunch.start, lunchEnd: lunch.end },
        ...fields,
      ) as Partial<PartnerInformation>,
    )
  },
  sample: {
    monday: { open: '10:00', close: '19:00' },
    tuesday: { open: '10:00', close: '19:00' },
    wednesday: { open: '10:00', close: '19:00' },
    thursday: { open: '10:00', close: '19:00' },
    friday: { open: '10:00', close: '19:00' },
    saturday: { open: '10:00', close: '15:00' },
    lunch: { start: '13:00', end: '14:00' },
  },
})
