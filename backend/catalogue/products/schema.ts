import { z } from 'zod'
import { moment } from '#schema/call-parts.ts'
import { image, line, paragraph, won } from '#schema/primitives.ts'
import { mostAroundMinutes } from './visit-length.ts'
import { longText, rowNumber } from '#backend/editing/resources/common-fields.ts'
import { translationsOf } from '#backend/editing/resources/translations.ts'

const minutes = z.number().int().min(5).max(720)
const minutesAround = z.number().int().min(0).max(mostAroundMinutes).default(0)

const optionName = line(60).trim().min(1, '옵션의 이름을 적어 주세요. 예: 1회').meta({ title: '이름' })

/** One way to have a treatment. A lower price has a period: an offer tells price before and after, and from when to when. */
const option = z
  .object({
    id: rowNumber,
    name: optionName,
    price: won.meta({ title: '정가', control: 'won' }),
    salePrice: won.nullable().default(null).meta({ title: '할인가', control: 'won' }),
    saleStartsAt: moment.nullable().default(null).meta({ title: '할인 시작', control: 'moment' }),
    saleEndsAt: moment.nullable().default(null).meta({ title: '할인 끝', control: 'moment' }),
    sessions: z.number().int().min(1).max(100).default(1).meta({ title: '횟수' }),
    durationMinutes: minutes.nullable().default(null).meta({ title: '시간(분)' }),
    minutesBefore: minutesAround.meta({ title: '준비(분)' }),
    minutesAfter: minutesAround.meta({ title: '정리(분)' }),
    facilityIds: z
      .array(z.number().int())
      .max(20)
      .default([])
      .meta({ title: '쓰는 시술실·장비', references: 'facilities' }),
    isVisible: z.boolean().default(true).meta({ title: '공개' }),
    translations: translationsOf(z.object({ name: optionName }), ['name']).meta({
      hint: '비워 두면 한국어 이름이 나갑니다.',
    }),
  })
  .superRefine(({ price, salePrice, saleStartsAt, saleEndsAt }, context) => {
    const wrong = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (salePrice === null) {
      if (saleStartsAt !== null || saleEndsAt !== null) {
        wrong('salePrice', '할인 기간이 있으면 할인가도 있어야 합니다. 할인하지 않으면 기간을 비워 주세요.')
      }
      return
    }
    if (salePrice >= price) {
      wrong('salePrice', `할인가는 정가(${price.toLocaleString('ko-KR')}원)보다 낮아야 합니다.`)
    }
    if (saleStartsAt === null)
      wrong('saleStartsAt', '할인에는 시작하는 때가 있어야 합니다(의료광고 표시 기준).')
    if (saleEndsAt === null) wrong('saleEndsAt', '할인에는 끝나는 때가 있어야 합니다(의료광고 표시 기준).')
    if (saleStartsAt !== null && saleEndsAt !== null && saleStartsAt >= saleEndsAt) {
      wrong('saleEndsAt', '할인이 끝나는 때는 시작하는 때보다 뒤여야 합니다.')
    }
  })

/** A treatment as the clinic edits it. */
export const productSchema = z.object({
  name: line(80).trim().min(1, '시술의 이름을 적어 주세요.').meta({ title: '이름' }),
  isVisible: z.boolean().default(true).meta({ title: '사이트에 공개' }),
  options: z.array(option).min(1, '옵션이 하나는 있어야 합니다. 가격은 옵션에 적습니다.').max(60).meta({
    title: '옵션과 가격',
    control: 'table',
    hint: '준비와 정리는 시술 앞뒤로 의료진이 쓰는 시간입니다. 그동안 다른 예약을 받지 않으며, 고객에게는 보이지 않습니다. 쓰는 시술실·장비를 고르면 그것이 비어 있을 때만 예약을 받습니다.',
  }),
  summary: paragraph(300).default('').meta({ title: '한 줄 소개', hint: '목록의 카드에 보입니다.' }),
  image: image.nullable().default(null).meta({ title: '대표 그림', ratio: '4:3' }),
  categoryIds: z
    .array(z.number().int())
    .max(30)
    .default([])
    .meta({ title: '분류', references: 'product-categories' }),
  badgeIds: z
    .array(z.number().int())
    .max(10)
    .default([])
    .meta({ title: '배지', references: 'product-badges' }),
  tags: z
    .array(line(20).trim().min(1))
    .max(20)
    .default([])
    .meta({ title: '태그', hint: '시술에 함께 보이고, 검색에서 이 말로도 찾습니다.' }),
  aliases: z.array(line(40).trim().min(1)).max(20).default([]).meta({
    title: '다른 이름',
    hint: '줄임말, 영어 이름, 흔히 잘못 적는 이름처럼 손님이 부르는 말입니다. 검색에서 이 말로도 찾고, 사이트에는 보이지 않습니다.',
  }),
  durationMinutes: minutes.default(30).meta({ title: '소요 시간(분)', hint: '옵션에 따로 없을 때 씁니다.' }),
  body: longText,
  isRecommended: z.boolean().default(false).meta({ title: '추천 시술' }),
  isSecret: z
    .boolean()
    .default(false)
    .meta({ title: '비밀 시술', hint: '목록과 검색에 나오지 않고 주소를 아는 사람만 봅니다.' }),
})
