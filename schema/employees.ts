import { z } from 'zod'
import { day, moment, phoneNumber, timeOfDay } from './call-parts.ts'
import { phoneCountries, type PhoneCountry } from './plain/phone-countries.ts'
import { image, line, paragraph } from './primitives.ts'

/*
 * Doctors, their working times, and the times at which they may be booked. Nothing here says who has taken a time.
 */

const id = z.number().int().positive()

/** A day of this century: what is further away cannot be meant, and other software miscounts it. */
export const bookingDay = day.refine(
  (value) => value >= '2000-01-01' && value < '2100-01-01',
  '2000년부터 2099년까지의 날짜여야 합니다.',
)

/** Any ISO 8601 moment, with whatever offset, as the UTC it is. */
const toUtc = (text: string) => {
  const time = Date.parse(text)
  return Number.isNaN(time) ? text : new Date(time).toISOString()
}

/** A moment of this century; `2026-11-20T11:00:00+09:00` is as good as its UTC. */
export const bookingMoment = z.iso
  .datetime({ offset: true })
  .overwrite(toUtc)
  .refine(
    (value) => value >= '2000-01-01' && value < '2100-01-01',
    '2000년부터 2099년까지의 시각이어야 합니다. 예: 2026-11-20T02:00:00.000Z',
  )

/** Employees of other types are not told. Source: docs/product.md, R1. */
export const partnerEmployeeType = z.enum(['DOCTOR']).default('DOCTOR')

export const employeeName = z.object({ id, name: line(), title: line(), specialty: line() })

export const employee = employeeName.extend({
  introduction: paragraph(4000),
  careers: z.array(line(300)),
  image: image.nullable(),
})
export type Employee = z.infer<typeof employee>

/** Reason why a day or a time cannot be booked. */
export const reason = z.object({
  code: z.string().meta({ description: 'past, lunch, taken, full, public-holiday, weekly-closed, …' }),
  message: z.string().meta({ description: '방문자에게 보일 말' }),
})

const span = z.object({ start: timeOfDay, end: timeOfDay })

/** A doctor's working times, without breaks and the clinic's lunch. */
export const employeeSchedule = z.object({
  employee: employeeName,
  days: z.array(z.object({ day, hours: z.array(span), reason: reason.nullable() })),
})

/** A day on which the clinic does not keep its usual hours. */
export const specialDay = z.object({
  kind: z.enum(['CLOSED', 'SHORTENED', 'PUBLIC_HOLIDAY']),
  startsOn: day,
  endsOn: day,
  open: timeOfDay.nullable(),
  close: timeOfDay.nullable(),
  reason: line(),
})

export const freeEmployee = employeeName.extend({
  image: image.nullable(),
  isAvailable: z.boolean(),
  reason: reason.nullable(),
})

export const availableDate = z.object({ day, isAvailable: z.boolean(), reason: reason.nullable() })

export const availableTime = z.object({
  time: timeOfDay,
  /** The same in UTC, as it is booked. */
  reservedAt: moment,
  isAvailable: z.boolean(),
  reason: reason.nullable(),
})

/** The first free time after. */
export const nextAvailable = z.object({ day, time: timeOfDay, reservedAt: moment })

/**
 * Times of one of several days, with the doctors who are free at each. A day without a free time has the reason and the
 * next free time.
 */
export const dayTimes = z.object({
  day,
  reason: reason.nullable().meta({ description: '하루 전체를 예약할 수 없는 이유' }),
  times: z.array(
    availableTime.extend({
      employeeIds: z.array(id).meta({ description: '그 시각에 비어 있는 의료진, 그날 일이 적은 순서' }),
    }),
  ),
  nextAvailable: nextAvailable
    .nullable()
    .meta({ description: '이 날에 빈 시각이 없을 때 그 뒤의 첫 빈 시각' }),
})

/** A time of day that may be left out. */
export const optionalTime = (title: string) =>
  timeOfDay.nullable().default(null).meta({ title, control: 'time' })

type Break = { breakStart: string | null; breakEnd: string | null }
type Between = (span: Break & { startTime: string | null; endTime: string | null }) => boolean

const isInOrder = (start: string | null, end: string | null) =>
  (start === null) === (end === null) && (start === null || end === null || start < end)

/** For `refine`: a break has both its times, in order. */
const hasWholeBreak: [(span: Break) => boolean, { path: string[]; message: string }] = [
  ({ breakStart, breakEnd }) => isInOrder(breakStart, breakEnd),
  { path: ['breakEnd'], message: '쉬는 시간은 시작과 끝을 함께, 순서대로 적습니다.' },
]
/** For `refine`: a break meets the hours that it is of, where there are any. */
const hasBreakInside: [Between, { path: string[]; message: string }] = [
  ({ startTime, endTime, breakStart, breakEnd }) =>
    breakStart === null ||
    breakEnd === null ||
    (startTime !== null && endTime !== null && breakStart < endTime && startTime < breakEnd),
  { path: ['breakStart'], message: '쉬는 시간은 진료 시간 안에 있어야 합니다.' },
]

/** Hours of a doctor on a weekday, in the weeks between two days. */
export const weeklyHours = z
  .object({
    weekday: z
      .literal([1, 2, 3, 4, 5, 6, 7])
      .default(1)
      .meta({
        title: '요일',
        labels: { 1: '월', 2: '화', 3: '수', 4: '목', 5: '금', 6: '토', 7: '일' },
      }),
    startTime: timeOfDay.meta({ title: '시작', control: 'time' }),
    endTime: timeOfDay.meta({ title: '끝', control: 'time' }),
    breakStart: optionalTime('쉬는 시간 시작'),
    breakEnd: optionalTime('쉬는 시간 끝'),
    validFrom: bookingDay.nullable().default(null).meta({ title: '적용 첫날' }),
    validUntil: bookingDay.nullable().default(null).meta({ title: '적용 마지막 날' }),
  })
  .refine(({ startTime, endTime }) => startTime < endTime, {
    path: ['endTime'],
    message: '끝나는 시각은 시작하는 시각보다 늦어야 합니다.',
  })
  .refine(...hasWholeBreak)
  .refine(...hasBreakInside)
  .refine(
    ({ validFrom, validUntil }) => validFrom === null || validUntil === null || validFrom <= validUntil,
    { path: ['validUntil'], message: '마지막 날은 첫날보다 빠를 수 없습니다.' },
  )

/** Days off, or of other hours, of the clinic or of one doctor. */
export const specialDays = z
  .object({
    startsOn: bookingDay.meta({ title: '첫날' }),
    endsOn: bookingDay.meta({ title: '마지막 날', hint: '하루면 첫날과 같습니다.' }),
    reason: line(100)
      .trim()
      .min(1, '방문자에게 보일 이유를 적어 주세요. 예: 여름휴가')
      .meta({ title: '이유', hint: '예약 달력과 진료 일정에 그대로 보입니다. 예: 여름휴가, 학회 참석' }),
    employeeId: id
      .nullable()
      .default(null)
      .meta({ title: '의료진', references: 'employees', hint: '비우면 병원 전체의 휴진입니다.' }),
    startTime: optionalTime('진료 시작').meta({ hint: '시각을 모두 비우면 하루 종일 휴진입니다.' }),
    endTime: optionalTime('진료 끝'),
    breakStart: optionalTime('쉬는 시간 시작').meta({ hint: '비우면 평소의 점심시간입니다.' }),
    breakEnd: optionalTime('쉬는 시간 끝'),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    path: ['endsOn'],
    message: '마지막 날은 첫날보다 빠를 수 없습니다.',
  })
  .refine(({ startTime, endTime }) => isInOrder(startTime, endTime), {
    path: ['endTime'],
    message: '진료를 시작하고 끝내는 시각은 함께, 순서대로 적습니다.',
  })
  .refine(...hasWholeBreak)
  .refine(...hasBreakInside)

const minutes = (most: number) => z.number().int().min(0).max(most)

/** Phone number or e-mail address that gets messages about bookings. */
const recipient = z
  .string()
  .trim()
  .max(200)
  .refine(
    (value) => (value.includes('@') ? z.email() : phoneNumber).safeParse(value).success,
    '전화번호나 이메일 주소를 적어 주세요. 예: 02-1234-5678, desk@clinic.kr',
  )
  .meta({ title: '전화번호나 이메일' })

/** A clinic's booking rules, beside `homepageConfig`. */
export const bookingPolicy = z.object({
  slotMinutes: z
    .literal([5, 10, 15, 20, 30, 60])
    .meta({ title: '예약 간격(분)', hint: '예약을 시작할 수 있는 시각이 이 간격으로 보입니다.' }),
  visitMinutes: minutes(480).min(5).meta({ title: '방문 상담 한 건의 시간', control: 'duration' }),
  leadMinutes: minutes(43_200).meta({
    title: '예약 마감',
    hint: '시작하기 이만큼 전까지 예약할 수 있습니다.',
    control: 'duration',
  }),
  changeUntilMinutes: minutes(43_200).meta({
    title: '변경과 취소 마감',
    hint: '시작하기 이만큼 전까지 고객이 스스로 바꾸거나 취소할 수 있습니다.',
    control: 'duration',
  }),
  withdrawMinutes: minutes(1440).default(30).meta({
    title: '방금 한 예약을 취소할 수 있는 시간',
    hint: '취소 마감이 지나서 한 예약도 이 시간 안에는 취소할 수 있습니다.',
    control: 'duration',
  }),
  isClosedOnPublicHolidays: z.boolean().meta({ title: '공휴일에 쉼' }),
  requireGuestPhoneProof: z.boolean().default(true).meta({ title: '비회원은 전화번호를 인증해야 예약' }),
  phoneCodeCountries: z
    .array(
      z
        .enum(Object.keys(phoneCountries) as [PhoneCountry, ...PhoneCountry[]])
        .meta({ labels: phoneCountries }),
    )
    .default([])
    .meta({
      title: '인증번호를 보낼 해외 국가',
      hint: '한국 휴대전화에는 언제나 보냅니다. 선택한 국가의 휴대전화에도 보내며, 해외 문자 요금이 듭니다.',
    }),
  mostCodesPerDay: z.number().int().min(1).max(100_000).default(300).meta({
    title: '하루에 보낼 인증번호 수',
    hint: '자정에 다시 셉니다. 넘으면 방문자에게 전화로 예약하도록 안내합니다.',
  }),
  mostOpenPerPhone: z.number().int().min(1).max(1000).nullable().default(5).meta({
    title: '전화번호 하나로 할 수 있는 앞으로의 예약 수',
    hint: '한 전화번호의 예약은 시간이 겹칠 수도 없습니다. 비우면 둘 다 막지 않습니다.',
  }),
  unprovedMinutesPerAddress: minutes(1_000_000).nullable().default(null).meta({
    title: '인증 전에 인터넷 주소 하나에서 잡을 수 있는 진료 시간(분)',
    hint: '한 시간 동안의 합계입니다. 넘으면 전화번호를 인증한 뒤에 시간을 잡습니다. 비우면 병원의 진료 시간에 맞춰 정합니다.',
  }),
  unprovedMinutesPerClinic: minutes(1_000_000).nullable().default(null).meta({
    title: '인증 전에 모두가 한 번에 잡을 수 있는 진료 시간(분)',
    hint: '넘으면 전화번호를 인증한 뒤에 시간을 잡습니다. 비우면 예약받는 기간의 진료 시간 가운데 3%입니다.',
  }),
  reminderMinutes: minutes(43_200).min(30).nullable().default(1440).meta({
    title: '예약 알림',
    hint: '시작하기 이만큼 전에 보냅니다. 비우면 보내지 않습니다.',
    control: 'duration',
  }),
  waitingOfferMinutes: minutes(1440).min(5).default(30).meta({
    title: '대기자에게 난 자리를 잡아 두는 시간',
    hint: '이 시간 안에 예약하지 않으면 다음 대기자에게 권합니다.',
    control: 'duration',
  }),
  clinicRecipients: z
    .array(recipient)
    .max(10)
    .default([])
    .meta({ title: '예약 소식을 받을 곳', hint: '예약과 변경, 취소를 병원에 알립니다.' }),
})
