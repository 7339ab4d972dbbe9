import { allRoles, publishingRoles, siteRoles } from '#api/call.ts'
import { eventOptions, events } from './table.ts'
import { longText } from '#backend/editing/resources/common-fields.ts'
import { defineResource } from '#backend/editing/resources/define-resource.ts'
import { outer } from '#backend/editing/resources/outer.ts'
import { moment } from '#schema/call-parts.ts'
import { visibility } from '#schema/gate.ts'
import { image, line, paragraph, won } from '#schema/primitives.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { checkOffers } from './check-offers.ts'

/** An offer tells the price before and after, the period, and whom it is for: without one of them it is refused. */
const schema = z
  .object({
    title: line(120).trim().min(1, '이벤트의 제목을 적어 주세요.').meta({ title: '제목' }),
    isViewable: z.boolean().default(true).meta({ title: '사이트에 공개' }),
    startsAt: moment.meta({ title: '시작', control: 'moment' }),
    endsAt: moment.meta({ title: '끝', control: 'moment', hint: '이 시각이 되면 끝납니다.' }),
    audience: line(120)
      .trim()
      .min(1, '누구를 위한 이벤트인지 적어 주세요(의료광고 표시 기준). 예: 만 19세 이상 모든 분')
      .meta({ title: '대상' }),
    eligibility: visibility.default('public').meta({
      title: '예약할 수 있는 사람',
      hint: '이벤트가로 예약할 수 있는 사람입니다. 성인 회원은 본인인증의 생년월일로 압니다.',
    }),
    offers: z
      .array(
        z.object({
          optionId: z
            .number({ error: '시술 옵션을 골라 주세요.' })
            .int()
            .meta({ title: '시술 옵션', references: 'product-options' }),
          price: won.meta({ title: '이벤트가', control: 'won' }),
          stock: z.number().int().min(0).max(100_000).nullable().default(null).meta({ title: '수량' }),
          limitPerPerson: z
            .number()
            .int()
            .min(1)
            .max(100)
            .nullable()
            .default(null)
            .meta({ title: '1인 한도' }),
        }),
      )
      .min(1, '이벤트가를 하나는 넣어 주세요.')
      .max(100)
      .meta({
        title: '이벤트가',
        control: 'table',
        hint: '할인 전 가격과 할인율은 옵션의 정가에서 나옵니다. 수량은 이 가격으로 예약할 수 있는 수로, 다 차면 마감이라고 알리고 취소되면 다시 엽니다. 1인 한도는 회원이나 전화번호로 셉니다. 둘 다 비우면 제한이 없습니다.',
      }),
    summary: paragraph(300).default('').meta({ title: '한 줄 소개' }),
    image: image.nullable().default(null).meta({ title: '그림', ratio: '4:3' }),
    body: longText,
  })
  .superRefine(({ startsAt, endsAt, offers }, context) => {
    if (startsAt >= endsAt) {
      context.addIssue({ code: 'custom', path: ['endsAt'], message: '끝은 시작보다 뒤여야 합니다.' })
    }
    offers.forEach(({ optionId }, index) => {
      if (offers.findIndex((one) => one.optionId === optionId) === index) return
      const message = '같은 옵션이 위에 있습니다. 한 번만 넣어 주세요.'
      context.addIssue({ code: 'custom', path: ['offers', index, 'optionId'], message })
    })
  })

export default defineResource({
  name: 'events',
  title: '이벤트',
  description: '기간을 정해 옵션을 더 낮은 값에 내놓습니다.',
  place: 30,
  schema,
  table: events,
  titleField: 'title',
  translated: ['title', 'audience', 'summary', 'body'],
  parts: {
    offers: { kind: 'items', table: eventOptions, own: 'eventId', position: 'position', isNumbered: false },
  },
  list: {
    columns: [
      { name: 'image', title: '그림', kind: 'image' },
      { name: 'title', title: '제목', kind: 'text', isSortable: true },
      {
        name: 'price',
        title: '이벤트가',
        kind: 'price',
        value: sql`(select json_build_object('from', min(o.price), 'to', max(o.price), 'onSale', 0)
          from event_options o
          where o.partner_id = ${outer(events.partnerId)} and o.event_id = ${outer(events.id)})`,
      },
      { name: 'startsAt', title: '시작', kind: 'moment', isSortable: true },
      { name: 'endsAt', title: '끝', kind: 'moment', isSortable: true },
    ],
    position: 'position',
    defaultSort: 'position',
  },
  access: { read: allRoles, write: siteRoles, remove: publishingRoles },
  page: '/events?eventId={id}',
  check: (tx, { offers }) => checkOffers(tx, offers),
  sample: {
    title: '가을 탄력 이벤트',
    startsAt: '2026-11-01T00:00:00.000Z',
    endsAt: '2026-12-01T00:00:00.000Z',
    audience: '만 19세 이상 모든 분',
    offers: [{ optionId: 1, price: 79_000 }],
  },
})
