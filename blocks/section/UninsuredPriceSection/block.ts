import { defineBlock } from '#schema/define-block.ts'
import { ground, line, paragraph, won } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

/** Source: Medical Service Act, article 45 (prices of uninsured treatments and fees of certificates are to be posted). */
export default defineBlock({
  component: 'UninsuredPriceSection',
  slot: 'section',
  version: 1,
  title: '비급여 진료비',
  description: '시술의 가격을 표로 보여 주고, 제증명 수수료를 둘째 표로 보여 줍니다.',
  schema: z.object({
    ground: ground.default('plain'),
    priceTitle: line(60).min(1).default('비급여 진료비').meta({ title: '진료비의 제목' }),
    priceNote: paragraph(400)
      .default(
        '범위와 횟수에 따라 금액이 달라질 수 있습니다. 진료 전에 정확한 금액을 적어 드리고 동의를 받습니다. 건강보험이 적용되는 진료는 법령이 정한 본인부담금만 받습니다.',
      )
      .meta({ title: '진료비의 안내' }),
    hiddenText: paragraph(300)
      .default('비급여 진료의 비용은 접수대에 놓인 책자에 적어 두었으며, 진료하기 전에 먼저 말씀드립니다.')
      .meta({ title: '가격을 보이지 않는 병원의 안내' }),
    feeTitle: line(60).min(1).default('제증명 수수료').meta({ title: '수수료의 제목' }),
    fees: z
      .array(
        z.object({
          name: line(60).min(1).meta({ title: '증명서' }),
          amount: won.meta({ title: '금액(원)' }),
          note: line(60).default('').meta({ title: '비고' }),
        }),
      )
      .max(60)
      .default([])
      .meta({ title: '제증명 수수료' }),
    feeNote: paragraph(400)
      .default(
        '보건복지부 고시 「의료기관의 제증명수수료 항목 및 금액에 관한 기준」의 범위 안에서 정하였습니다.',
      )
      .meta({ title: '수수료의 안내' }),
    noFeeText: paragraph(300)
      .default('제증명 수수료는 접수대에 적어 두었습니다. 필요한 서류를 말씀해 주시면 금액을 알려 드립니다.')
      .meta({ title: '수수료를 적지 않았을 때의 글' }),
  }),
  migrations: {},
  sample: {
    fees: [
      { name: '진단서(일반)', amount: 20000 },
      { name: '진료확인서', amount: 3000 },
      { name: '진료기록 사본 (1–5매)', amount: 1000, note: '한 장마다' },
    ],
  },
  queries,
  parameters: ['page'],
})
