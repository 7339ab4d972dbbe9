import { defineBlock } from '#schema/define-block.ts'
import { line } from '#schema/primitives.ts'
import { z } from 'zod'
import { describeProduct } from './describe-product.ts'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'ProductDetailSection',
  slot: 'section',
  version: 1,
  title: '시술 상세',
  description: '시술 하나의 소개와 가격을 보여 주고, 옵션을 골라 담거나 예약하게 합니다.',
  schema: z.object({
    productId: z
      .number()
      .int()
      .positive()
      .optional()
      .meta({ title: '시술', references: 'products', hint: '비우면 주소에 적힌 시술을 보여 줍니다.' }),
    preview: z.boolean().default(false).meta({
      title: '미리보기',
      hint: '켜면 공개하기 전의 시술을 보여 줍니다. 콘솔에 로그인한 사람만 볼 수 있습니다.',
    }),
    aboutTitle: line(40).min(1).default('시술 안내').meta({ title: '소개의 제목' }),
    afterTitle: line(40).min(1).default('시술 후 주의 사항').meta({ title: '주의 사항의 제목' }),
    doctorTitle: line(40).min(1).default('진료하는 의료진').meta({ title: '의료진의 제목' }),
    showDoctors: z.boolean().default(true).meta({ title: '의료진 보이기' }),
    relatedTitle: line(40).min(1).default('함께 보시는 시술').meta({ title: '관련 시술의 제목' }),
    showRelated: z.boolean().default(true).meta({ title: '관련 시술 보이기' }),
    noPriceText: line(80)
      .default('비용은 진찰한 뒤 안내해 드립니다.')
      .meta({ title: '가격을 보이지 않을 때의 글' }),
    reserveTitle: line(12).min(1).default('예약').meta({ title: '예약 단추의 글' }),
    addTitle: line(12).min(1).default('담기').meta({ title: '담기 단추의 글' }),
  }),
  migrations: {},
  sample: { productId: 1 },
  queries,
  parameters: ['isSecret', 'eventId'],
  subject: { query: 'product', describe: describeProduct },
})
