import { flag, isPeriod, listOf, rowId, timeOfDay, typed } from '#schema/call-parts.ts'
import {
  availableDate,
  availableTime,
  bookingDay,
  bookingMoment,
  dayTimes,
  employeeName,
  employeeSchedule,
  freeEmployee,
  nextAvailable,
  partnerEmployeeType,
  reason,
  specialDay,
} from '#schema/employees.ts'
import { image } from '#schema/primitives.ts'
import { bookableOptionIds, holdToken, itemsQuery } from '#schema/reservations.ts'
import { call } from '../call.ts'
import { z } from 'zod'

/** Query of a visit that a free time is looked for. */
export const visitQuery = {
  employeeId: rowId.optional().meta({ description: '없으면 아무 의료진이나' }),
  productOptionIds: bookableOptionIds
    .optional()
    .meta({ description: '예약 시술 옵션; 소요 시간을 더합니다. 없으면 방문 상담' }),
  items: itemsQuery
    .optional()
    .meta({ description: '예약 시술 옵션과 수량, 예: 31:2,40. productOptionIds보다 앞섭니다' }),
  holdToken: holdToken
    .optional()
    .meta({ description: '내가 잡아 둔 시간(POST /customer/reservation-holds)은 비어 있는 것으로 봅니다' }),
  reservationId: rowId
    .optional()
    .meta({ description: '바꾸려는 내 예약; 그 예약의 시간은 비어 있는 것으로 봅니다' }),
  changeToken: typed(200)
    .optional()
    .meta({ description: '로그인하지 않은 사람의 예약일 때; POST /guest/reservations/lookup이 답합니다' }),
}

const notMine = 'reservationId가 내 예약이 아니거나, changeToken이 그 예약의 것이 아니거나 끝났을 때'

export const visitProblems = {
  401: 'reservationId를 changeToken 없이 주고 로그인하지 않았을 때',
  404: `그런 의료진이 없거나, ${notMine}`,
  422: 'productOptionIds에 받을 수 없는 옵션이 있을 때',
} as const

const period = {
  from: bookingDay.optional().meta({ description: '첫날, 없으면 오늘' }),
  to: bookingDay.optional().meta({ description: '마지막 날, 첫날부터 92일까지' }),
}

const rules =
  '시각은 예약 간격(기본 30분)마다 있고, 병원의 진료 시간(점심과 특별한 날, 공휴일을 뺀)과 의료진의 근무 시간 안에서 시술 시간 전체가 들어가야 합니다. homepageConfig.reservationRange(일 수 60 또는 60D, 주 8W, 30일씩 세는 달 3M; 기본 90일, 최대 365일) 뒤는 예약을 받지 않습니다. reservationMode가 STRICT가 아니면 다른 예약과 겹쳐도 비어 있는 것으로 보고, 병원이 확정합니다.'

export const schedulesContract = {
  'GET /partner-shorten-works': call({
    summary: '단축 진료, 휴진, 공휴일',
    description:
      '병원이 평소와 다르게 여는 날. 이름이 같은 호출의 응답은 명세에 없어, 진료 시간 곁에 보일 것을 답합니다. 공휴일은 그날 쉬는 병원에서만 나옵니다.',
    access: 'public',
    tag: 'schedule',
    query: z.object(period).refine(...isPeriod),
    response: z.object({ rows: z.array(specialDay) }),
  }),
  'GET /partner-employee-schedules': call({
    summary: '의료진의 진료 일정, 날마다',
    description: '휴게 시간과 점심시간을 뺀 진료 시간. 쉬는 날에는 이유가 있습니다.',
    access: 'public',
    tag: 'schedule',
    query: z.object({ partnerEmployeeType, employeeId: rowId.optional(), ...period }).refine(...isPeriod),
    response: listOf(employeeSchedule),
  }),
  'GET /partner-employee-schedules/employees': call({
    summary: '고를 수 있는 의료진',
    description:
      'reservedAt을 주면 그 시각에, day를 주면 그날 비어 있는지 답합니다. 둘 다 없으면 예약을 받는 기간에 일하는 의료진입니다.',
    access: 'public',
    tag: 'schedule',
    query: z.object({
      partnerEmployeeType,
      day: bookingDay.optional(),
      reservedAt: bookingMoment.optional(),
      productOptionIds: visitQuery.productOptionIds,
      items: visitQuery.items,
      holdToken: visitQuery.holdToken,
      reservationId: visitQuery.reservationId,
      changeToken: visitQuery.changeToken,
    }),
    response: listOf(freeEmployee),
    problems: { ...visitProblems, 404: notMine },
  }),
  'GET /partner-schedules/available-dates': call({
    summary: '예약할 수 있는 날짜',
    description: rules,
    access: 'public',
    tag: 'schedule',
    query: z.object({ ...visitQuery, ...period, onlyAvailable: flag.default(false) }).refine(...isPeriod),
    response: z.object({
      rows: z.array(availableDate),
      /** The last day that takes bookings now. */
      lastDay: bookingDay,
      nextAvailable: nextAvailable.nullable(),
    }),
    problems: visitProblems,
  }),
  'GET /partner-schedules/time': call({
    summary: '그날 예약할 수 있는 시각',
    description: `${rules} 빈 시각이 없으면 nextAvailable이 그 뒤의 첫 빈 시각입니다.`,
    access: 'public',
    tag: 'schedule',
    query: z.object({ day: bookingDay, ...visitQuery }),
    response: z.object({
      day: bookingDay,
      durationMinutes: z.number().int().positive(),
      reason: reason.nullable().meta({ description: '하루 전체를 예약할 수 없는 이유' }),
      rows: z.array(availableTime),
      lunch: z
        .object({ start: timeOfDay, end: timeOfDay })
        .nullable()
        .meta({ description: '그날 병원의 점심시간' }),
      nextAvailable: nextAvailable.nullable(),
    }),
    problems: visitProblems,
  }),
  'GET /partner-schedules/times': call({
    summary: '여러 날의 예약할 수 있는 시각, 시각마다 비어 있는 의료진',
    description: `한 주의 달력을 한 번에 답합니다. 예약할 수 없는 날에는 이유와 그 뒤의 첫 빈 시각이 있습니다. ${rules}`,
    access: 'public',
    tag: 'schedule',
    query: z
      .object({
        ...visitQuery,
        from: bookingDay.optional().meta({ description: '첫날, 없으면 오늘' }),
        to: bookingDay.optional().meta({ description: '마지막 날, 첫날부터 31일까지; 없으면 한 주' }),
      })
      .refine(...isPeriod),
    response: z.object({
      durationMinutes: z.number().int().positive(),
      lastDay: bookingDay.meta({ description: '지금 예약을 받는 마지막 날' }),
      employees: z.array(employeeName.extend({ image: image.nullable() })),
      rows: z.array(dayTimes),
    }),
    problems: visitProblems,
  }),
}
