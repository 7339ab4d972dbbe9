import { z } from 'zod'
import { day, listOf, moment } from './call-parts.ts'
import { image, line, paragraph } from './primitives.ts'
import { heldUntil, price, startingPrice } from './products.ts'
import { richTextBlock } from './rich-text.ts'

const id = z.number().int().positive()

/** Price at which an event offers one option. */
export const eventOffer = z.object({
  productId: id,
  productName: line(),
  optionId: id,
  optionName: line(),
  sessions: z.number().int().positive(),
  price: price.nullable(),
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
})
export type ClinicEvent = z.infer<typeof clinicEvent>

export const eventList = listOf(clinicEvent).extend(heldUntil.shape)
export type EventList = z.infer<typeof eventList>

export const eventTitleList = listOf(
  z.object({ id, title: line(), startsAt: moment, endsAt: moment }),
).extend(heldUntil.shape)
export type EventTitleList = z.infer<typeof eventTitleList>
