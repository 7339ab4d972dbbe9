import { keyword, languageCode, paging, rowId } from '#schema/call-parts.ts'
import { eventList, eventTitleList } from '#schema/events.ts'
import { productList } from '#schema/products.ts'
import { call } from '../call.ts'
import { z } from 'zod'

const tag = 'events'
const rule = '고객에게 보이는(type EVENT, target CUSTOMER, eventViewable) 진행 중인 이벤트만 있습니다.'
const eventId = rowId.optional().meta({ description: '이 이벤트만' })

/** Shared with the compatibility duplicates, which are one and the same. */
const list = {
  description: `${rule} 혜택마다 할인 전후 가격과 할인율이 있고, hasPriceView를 끈 병원의 답에는 가격이 없습니다(null).`,
  access: 'public',
  tag,
  query: z.object({ eventId, keyword: keyword.optional(), languageCode, ...paging }),
  response: eventList,
} as const

const titles = {
  description: rule,
  access: 'public',
  tag,
  query: z.object({ eventId, languageCode }),
  response: eventTitleList,
} as const

export const eventsContract = {
  'GET /events': call({ summary: '진행 중인 이벤트', ...list }),
  'GET /event/title': call({ summary: '진행 중인 이벤트의 제목', ...titles }),
  'GET /compatibility/events': call({ summary: '진행 중인 이벤트(GET /events와 같음)', ...list }),
  'GET /compatibility/event/title': call({
    summary: '진행 중인 이벤트의 제목(GET /event/title과 같음)',
    ...titles,
  }),
  'GET /v2/event/products': call({
    summary: '진행 중인 이벤트의 시술',
    description: `${rule} 이벤트의 차례, 그 안에서 혜택의 차례입니다. 이벤트에 든 옵션은 eventIds로 알 수 있습니다. 나머지 옵션을 숨길지는 hideEventPageDefaultProductOption이 정합니다.`,
    access: 'public',
    tag,
    query: z.object({ eventId, keyword: keyword.optional(), languageCode, ...paging }),
    response: productList,
  }),
}
