import { z } from 'zod'
import { day, moment, phoneNumber, rowId, timeOfDay, typed } from './call-parts.ts'
import { bookingDay } from './employees.ts'
import { phoneProof } from './phone-codes.ts'
import { line } from './primitives.ts'
import { campaigns, consentsOfBooking, contactName, itemsInput } from './reservations.ts'
import { agreements, consentChannel, term } from './terms.ts'

/*
 * The waiting list: who wants a time on a day that is full. Whoever is first in line and fits is offered a time that
 * becomes free, for a while, and nobody else can have it meanwhile.
 */

const id = z.number().int().positive()

export const waitingPart = z
  .enum(['ANY', 'MORNING', 'AFTERNOON'])
  .meta({ description: '하루 중 아무 때나, 오전(정오 전), 오후' })
export type WaitingPart = z.infer<typeof waitingPart>

export const waitingStatus = z
  .enum(['WAITING', 'OFFERED', 'BOOKED'])
  .meta({ description: '기다림, 난 자리를 권함, 예약함' })

export const waitingInput = z.object({
  day: bookingDay,
  part: waitingPart.default('ANY'),
  employeeId: rowId.nullable().default(null).meta({ description: '없으면 어느 의료진이든' }),
  items: itemsInput
    .default([])
    .meta({ description: '받으려는 시술 옵션과 수량. 비우면 방문 예약을 기다립니다' }),
  contactName: contactName.optional(),
  contactPhone: phoneNumber.optional(),
  phoneProof: phoneProof.optional(),
  agreements: agreements.default([]),
  channel: consentChannel,
  ...consentsOfBooking,
  utm: campaigns,
})
export type WaitingInput = z.output<typeof waitingInput>

const item = z.object({
  productOptionId: id,
  productName: line(),
  optionName: line(),
  quantity: z.number().int().positive(),
})

/** A time that is kept for who waits, until a moment. */
const offer = z.object({
  reservedAt: moment,
  day,
  time: timeOfDay,
  employee: z.object({ id, name: line() }),
  expiresAt: moment.meta({ description: '이때까지 예약하지 않으면 다음 사람에게 넘어갑니다' }),
})

export const waiting = z.object({
  id,
  status: waitingStatus,
  day,
  part: waitingPart,
  employee: z.object({ id, name: line() }).nullable().meta({ description: 'null이면 어느 의료진이든' }),
  items: z.array(item),
  offer: offer.nullable(),
  hasMissed: z.boolean().meta({
    description: '권한 자리를 때맞춰 예약하지 않아 그날의 맨 뒤에서 다시 기다리는지',
  }),
  createdAt: moment,
})

export const ownWaiting = waiting.extend({
  linkToken: z
    .string()
    .meta({ description: '이 대기를 보고 그만두고 예약하는 증표. 안내 문자의 링크에도 있습니다' }),
})

const linkToken = typed(200).min(1)
export const waitingKey = z.object({
  linkToken: linkToken.meta({ description: '안내 문자의 링크에 있는 증표(#waiting=…)' }),
})
export const openedWaiting = ownWaiting.extend({
  contactName: line(),
  terms: z.array(term).meta({
    description: '예약하기 전에 다시 물을 약관. 기다리는 사이에 새 판이 된 것이 있을 때만 있습니다',
  }),
})
export const waitingAcceptance = waitingKey.extend({ agreements: agreements.default([]) })

export const consoleWaiting = waiting.extend({
  contactName: line().meta({ description: '가려져 있습니다' }),
  contactPhone: z.string().meta({ description: '가려져 있습니다' }),
  isMember: z.boolean(),
})
