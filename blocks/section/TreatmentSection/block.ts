import { defineBlock } from '#schema/define-block.ts'
import { ground, image, line, link, paragraph, safeUrl, won } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

const treatment = z
  .object({
    title: line(60).min(1).meta({ title: '이름' }),
    summary: paragraph(200).optional().meta({ title: '한 줄 소개' }),
    image: image.optional().meta({
      title: '그림',
      hint: '4:3으로 잘려 보입니다. ‘첫 진료를 크게’에서는 첫 항목이 크게 보입니다.',
      ratio: '4:3',
    }),
    url: safeUrl.meta({ title: '주소' }),
    tags: z.array(line(20).min(1)).max(4).default([]).meta({ title: '태그', hint: '예: 모공, 탄력' }),
    duration: line(40).optional().meta({ title: '소요 시간', hint: '예: 약 40분' }),
    priceBefore: won.optional().meta({ title: '할인 전 가격(원)' }),
    price: won
      .optional()
      .meta({ title: '가격(원)', hint: '병원 설정에서 가격 보기를 끄면 어디에도 보이지 않습니다.' }),
    badge: line(12).optional().meta({ title: '배지', hint: '예: 상담 후 결정' }),
  })
  .superRefine(({ priceBefore, price }, context) => {
    if (priceBefore === undefined) return
    if (price === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['price'],
        message: '할인 전 가격이 있으면 가격도 있어야 합니다.',
      })
    } else if (price >= priceBefore) {
      context.addIssue({
        code: 'custom',
        path: ['priceBefore'],
        message: '할인 전 가격은 가격보다 커야 합니다.',
      })
    }
  })

const count = z.number().int().min(1).max(24)

const source = z.discriminatedUnion('type', [
  z
    .object({
      type: z.literal('recommended'),
      count: count.default(8).meta({ title: '가장 많을 때의 수' }),
    })
    .meta({ title: '추천 시술' }),
  z
    .object({ type: z.literal('newest'), count: count.default(8).meta({ title: '가장 많을 때의 수' }) })
    .meta({ title: '새로 올린 시술' }),
  z
    .object({
      type: z.literal('categories'),
      names: z.array(line(60).min(1)).min(1, '분류가 하나는 있어야 합니다.').max(10).meta({
        title: '분류',
        names: 'product-categories',
        isOrdered: true,
        hint: '둘 이상이면 탭이 생깁니다. 하위 분류의 시술도 보입니다.',
      }),
      count: count.default(4).meta({ title: '분류마다 보일 시술 수' }),
    })
    .meta({ title: '분류의 시술' }),
  z
    .object({
      type: z.literal('picked'),
      productIds: z
        .array(z.number().int().positive())
        .min(1, '시술을 하나는 골라야 합니다.')
        .max(24)
        .meta({ title: '시술', references: 'products', isOrdered: true, hint: '고른 차례대로 보입니다.' }),
    })
    .meta({ title: '고른 시술' }),
  z
    .object({
      type: z.literal('written'),
      categories: z
        .array(
          z.object({
            title: line(30).min(1).meta({ title: '분류 이름' }),
            items: z
              .array(treatment)
              .min(1, '분류마다 진료가 하나는 있어야 합니다.')
              .max(24)
              .meta({ title: '진료' }),
          }),
        )
        .min(1, '분류가 하나는 있어야 합니다.')
        .max(10)
        .meta({ title: '분류' }),
    })
    .meta({ title: '여기에 적은 진료' }),
])

export default defineBlock({
  component: 'TreatmentSection',
  slot: 'section',
  version: 2,
  title: '진료 소개',
  description: '진료를 분류별로 보여 줍니다. 분류가 둘 이상이면 탭이 생깁니다.',
  schema: z.object({
    eyebrow: line(60).optional().meta({ title: '소제목' }),
    title: line(80).optional().meta({ title: '제목' }),
    lead: paragraph(300).optional().meta({ title: '설명' }),
    more: link.optional().meta({ title: '전체 보기 링크' }),
    ground: ground.default('plain'),
    layout: z
      .enum(['grid', 'list', 'editorial'])
      .default('grid')
      .meta({
        title: '모양',
        labels: { grid: '카드', list: '그림 없는 목록', editorial: '첫 진료를 크게' },
      }),
    source: source.default({ type: 'recommended', count: 8 }).meta({ title: '보일 진료' }),
  }),
  migrations: {
    // Treatments were written here and nowhere else: those stay as they are.
    1: ({ categories, ...data }) => ({ ...data, source: { type: 'written', categories } }),
  },
  sample: {
    eyebrow: '진료 안내',
    title: '피부가 필요로 하는 만큼만',
    lead: '여러 장비를 갖추기보다, 필요한 진료를 정확히 고르는 일에 시간을 씁니다.',
    more: { title: '진료 전체 보기', url: '/products' },
    source: {
      type: 'written',
      categories: [
        {
          title: '리프팅·탄력',
          items: [
            {
              title: '울쎄라피 프라임',
              summary: '초음파로 피부 깊은 층을 살펴 가며 처진 윤곽을 정돈합니다.',
              image: { src: '/_files/1/sample.webp', alt: '부드럽게 접힌 천의 결', width: 1200, height: 900 },
              url: '/products/1',
              tags: ['턱선', '볼 처짐'],
              duration: '약 60분',
              price: 1290000,
            },
            {
              title: '써마지 FLX',
              summary: '고주파 열로 진피를 데워 늘어진 결을 촘촘하게 합니다.',
              image: {
                src: '/_files/1/sample-2.webp',
                alt: '물 위에 번지는 동심원',
                width: 1200,
                height: 900,
              },
              url: '/products/2',
              tags: ['탄력', '눈가'],
              duration: '약 70분',
              price: 1650000,
            },
            {
              title: '실리프팅 맞춤 설계',
              summary: '얼굴형과 피부 두께에 따라 실의 종류와 방향을 정합니다.',
              image: {
                src: '/_files/1/sample-3.webp',
                alt: '흰 종이 위를 지나는 가는 선',
                width: 1200,
                height: 900,
              },
              url: '/products/3',
              tags: ['윤곽'],
              duration: '약 50분',
              price: 890000,
              badge: '상담 후 결정',
            },
            {
              title: '인모드 FX',
              summary: '얼굴선의 지방과 탄력을 함께 다루는 고주파 진료입니다.',
              image: { src: '/_files/1/sample-4.webp', alt: '유리잔에 비친 빛', width: 1200, height: 900 },
              url: '/products/4',
              tags: ['이중턱', '탄력'],
              duration: '약 30분',
              priceBefore: 330000,
              price: 264000,
            },
          ],
        },
        {
          title: '색소·홍조',
          items: [
            {
              title: '피코 토닝',
              summary: '짧은 펄스로 색소를 잘게 나누어 자극을 줄입니다.',
              image: { src: '/_files/1/sample-5.webp', alt: '안개 낀 아침의 잎', width: 1200, height: 900 },
              url: '/products/5',
              tags: ['기미', '잡티'],
              duration: '약 20분',
              price: 110000,
            },
            {
              title: '브이빔 퍼펙타',
              summary: '붉은 기의 원인이 되는 혈관에만 반응하는 파장을 씁니다.',
              image: { src: '/_files/1/sample-6.webp', alt: '붉은 꽃잎 한 장', width: 1200, height: 900 },
              url: '/products/6',
              tags: ['홍조', '여드름 자국'],
              duration: '약 20분',
              price: 198000,
            },
          ],
        },
        {
          title: '여드름·모공',
          items: [
            {
              title: '여드름 기본 진료',
              summary: '압출과 약, 생활 습관까지 함께 살펴 다시 나는 것을 줄입니다.',
              image: { src: '/_files/1/sample-7.webp', alt: '맑은 물방울', width: 1200, height: 900 },
              url: '/products/7',
              tags: ['여드름'],
              duration: '약 40분',
              price: 77000,
            },
            {
              title: '포텐자 마이크로니들',
              summary: '미세한 침과 고주파로 넓어진 모공과 흉터를 다룹니다.',
              image: { src: '/_files/1/sample-8.webp', alt: '고운 모래의 결', width: 1200, height: 900 },
              url: '/products/8',
              tags: ['모공', '흉터'],
              duration: '약 50분',
              price: 286000,
            },
          ],
        },
      ],
    },
  },
  queries,
})
