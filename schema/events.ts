import { z } from 'zod'
import { day, listOf, moment } from './call-parts.ts'
import { visibility } from './gate.ts'
import { image, line, paragraph } from './primitives.ts'
import { heldUntil, price, startingPrice } from './products.ts'
import { richTextBlock } from './rich-text.ts'

const id = z.number().int().positive()
const remaining = z.number().int().nonnegative().nullable()

/** Who may book of an event, and how much is left of it. */
const bounds = {
  eligibility: visibility.meta({
    description: '이 이벤트의 가격으로 예약할 수 있는 사람: 모두, 회원, 성인 회원',
  }),
  remaining: remaining.meta({
    description: '모든 혜택에서 남은 수, 제한이 없는 혜택이 있으면 null. 1분 안의 수입니다',
  }),
}

/** Price at which an event offers one option. */
export const eventOffer = z.object({
  productId: id,
  productName: line(),
  optionId: id,
  optionName: line(),
  sessions: z.number().int().positive(),
  price: price.nullable(),
  remaining: remaining.meta({ description: '남은 수, 제한이 없으면 null' }),
  limitPerPerson: z
    .number()
    .int()
    .positive()
    .nullable()
    .meta({ description: '한 사람이 예약할 수 있는 수, 제한이 없으면 null' }),
})
export type EventOffer = z.infer<typeof eventOffer>

/** A running event of type EVENT for customers. The client counts its days, which turn at midnight in Seoul. */
export const clinicEvent = z.object({
  id,
  title: line(),
  summary: paragraph(),
  image: image.nullable(),
  body: z.array(richTextBlock),
  audience: line().meta({ description: '대상' }),
  status: z.enum(['UPCOMING', 'ONGOING', 'ENDED']),
  startsAt: moment,
  endsAt: moment.meta({ description: '이 시각이 되면 끝난 것입니다.' }),
  firstDay: day,
  lastDay: day.meta({ description: 'D-day를 세는 날(서울)' }),
  offers: z.array(eventOffer),
  price: startingPrice.nullable(),
  ...bounds,
})
export type ClinicEvent = z.infer<typeof clinicEvent>

export const eventList = listOf(clinicEvent).extend(heldUntil.shape)
export type EventList = z.infer<typeof eventList>

export const eventTitleList = listOf(
  z.object({ id, title: line(), startsAt: moment, endsAt: moment, ...bounds }),
).extend(heldUntil.shape)
export type EventTitleList = z.infer<typeof eventTitleList>
