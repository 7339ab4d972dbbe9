import { defineBlock } from '#schema/define-block.ts'
import { ground, image, line, link, paragraph, safeUrl, won } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

const day = z.iso.date('날짜는 YYYY-MM-DD 형식입니다. 예: 2026-11-03')

const period = z
  .object({
    startsAt: day.meta({ title: '시작일' }),
    endsAt: day.meta({ title: '종료일', hint: '이 날까지 진행합니다.' }),
  })
  .superRefine(({ startsAt, endsAt }, context) => {
    if (endsAt < startsAt)
      context.addIssue({ code: 'custom', path: ['endsAt'], message: '종료일은 시작일보다 빠를 수 없습니다.' })
  })

/** A discounted price needs the price before, the period and whom it is for. Source: docs/product.md, V3. */
const event = z
  .object({
    title: line(80).min(1).meta({ title: '이름' }),
    summary: paragraph(200).optional().meta({ title: '한 줄 소개' }),
    image: image.optional().meta({ title: '그림', hint: '4:3으로 잘려 보입니다.', ratio: '4:3' }),
    period: period.optional().meta({ title: '기간' }),
    target: line(60).optional().meta({ title: '대상', hint: '예: 첫 방문 고객' }),
    priceBefore: won.optional().meta({ title: '할인 전 가격(원)' }),
    price: won
      .optional()
      .meta({ title: '이벤트 가격(원)', hint: '적으려면 할인 전 가격, 기간, 대상이 모두 있어야 합니다.' }),
    url: safeUrl.meta({ title: '주소' }),
    badge: line(12).optional().meta({ title: '배지' }),
  })
  .superRefine((event, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (event.price === undefined) {
      if (event.priceBefore !== undefined)
        refuse('price', '할인 전 가격만으로는 보일 수 없습니다. 이벤트 가격을 적어 주세요.')
      return
    }
    if (event.priceBefore === undefined)
      refuse('priceBefore', '이벤트 가격에는 할인 전 가격이 함께 있어야 합니다.')
    else if (event.priceBefore <= event.price)
      refuse('priceBefore', '할인 전 가격은 이벤트 가격보다 커야 합니다.')
    if (!event.period) refuse('period', '이벤트 가격에는 기간이 함께 있어야 합니다.')
    if (!event.target) refuse('target', '이벤트 가격에는 대상이 함께 있어야 합니다.')
  })

const source = z.discriminatedUnion('type', [
  z
    .object({
      type: z.literal('running'),
      count: z.number().int().min(1).max(24).default(8).meta({ title: '가장 많을 때의 수' }),
    })
    .meta({ title: '진행 중인 이벤트' }),
  z
    .object({
      type: z.literal('picked'),
      eventIds: z.array(z.number().int().positive()).min(1, '이벤트를 하나는 골라야 합니다.').max(24).meta({
        title: '이벤트',
        references: 'events',
        isOrdered: true,
        hint: '고른 차례대로 보이며, 끝난 것은 보이지 않습니다.',
      }),
    })
    .meta({ title: '고른 이벤트' }),
  z
    .object({
      type: z.literal('written'),
      events: z.array(event).min(1, '이벤트가 하나는 있어야 합니다.').max(24).meta({ title: '이벤트' }),
    })
    .meta({ title: '여기에 적은 이벤트' }),
])

export default defineBlock({
  component: 'EventSection',
  slot: 'section',
  version: 2,
  title: '이벤트',
  description: '진행 중인 이벤트를 기간, 대상, 가격과 함께 보여 줍니다.',
  schema: z.object({
    eyebrow: line(60).optional().meta({ title: '소제목' }),
    title: line(80).optional().meta({ title: '제목' }),
    lead: paragraph(300).optional().meta({ title: '설명' }),
    more: link.optional().meta({ title: '전체 보기 링크' }),
    ground: ground.default('surface'),
    layout: z
      .enum(['row', 'grid'])
      .default('row')
      .meta({ title: '모양', labels: { row: '옆으로 넘기기', grid: '모두 펼치기' } }),
    source: source.default({ type: 'running', count: 8 }).meta({ title: '보일 이벤트' }),
    emptyText: line(80).default('지금은 진행 중인 이벤트가 없습니다.').meta({ title: '모두 끝났을 때의 글' }),
  }),
  migrations: {
    // Events were written here and nowhere else: those stay as they are.
    1: ({ events, ...data }) => ({ ...data, source: { type: 'written', events } }),
  },
  sample: {
    eyebrow: '이달의 이벤트',
    title: '11월, 건조해지기 전에',
    lead: '계절이 바뀔 때 자주 찾으시는 진료를 모았습니다.',
    more: { title: '이벤트 전체 보기', url: '/events' },
    source: {
      type: 'written',
      events: [
        {
          title: '수분 스킨부스터 1회',
          summary: '속건조가 심해지는 계절, 물을 머금는 피부 바탕부터.',
          image: { src: '/_files/1/sample.webp', alt: '잎에 맺힌 이슬', width: 1200, height: 900 },
          period: { startsAt: '2026-11-01', endsAt: '2026-11-30' },
          target: '첫 방문 고객',
          priceBefore: 220000,
          price: 154000,
          url: '/events/1',
          badge: '첫 방문',
        },
        {
          title: '피코 토닝 5회 프로그램',
          summary: '2주 간격으로 다섯 번, 색소의 깊이를 살펴 가며.',
          image: { src: '/_files/1/sample-2.webp', alt: '옅은 안개', width: 1200, height: 900 },
          period: { startsAt: '2026-11-01', endsAt: '2026-12-31' },
          target: '만 19세 이상 모든 고객',
          priceBefore: 550000,
          price: 440000,
          url: '/events/2',
        },
        {
          title: '수험생 여드름 진료',
          summary: '수험표를 가져오시면 진료 계획을 함께 세워 드립니다.',
          image: { src: '/_files/1/sample-3.webp', alt: '맑은 물결', width: 1200, height: 900 },
          period: { startsAt: '2026-11-13', endsAt: '2026-11-28' },
          target: '2027학년도 수험생',
          priceBefore: 77000,
          price: 55000,
          url: '/events/3',
          badge: '수험생',
        },
        {
          title: '겨울 제모 패키지',
          summary: '햇빛이 약한 계절에 시작하는 여섯 번의 일정.',
          image: { src: '/_files/1/sample-4.webp', alt: '유리 위의 빛', width: 1200, height: 900 },
          period: { startsAt: '2026-11-15', endsAt: '2027-01-31' },
          target: '만 19세 이상 모든 고객',
          priceBefore: 396000,
          price: 297000,
          url: '/events/4',
        },
      ],
    },
  },
  queries,
})
