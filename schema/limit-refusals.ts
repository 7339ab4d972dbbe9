import { z } from 'zod'
import { day, moment } from './call-parts.ts'

/** Days of which the console tells. */
export const refusalDays = 7

export const limitKind = z.enum(['HOLD', 'REQUEST', 'CODE']).meta({
  description:
    'HOLD는 인증 전에 잡아 두는 시간, REQUEST는 인증 없이 하는 예약·대기·상담 신청, CODE는 하루에 보내는 인증번호의 한도',
})
export type LimitKind = z.infer<typeof limitKind>

export const limitRefusal = z.object({
  kind: limitKind,
  day: day.meta({ description: '서울의 날짜' }),
  count: z.number().int().positive().meta({ description: '그날 한도 때문에 거절한 수' }),
  lastAt: moment,
})
export type LimitRefusal = z.infer<typeof limitRefusal>
