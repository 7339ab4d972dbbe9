import { defineBlock } from '#schema/define-block.ts'
import { image, line, link, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'CallToActionSection',
  slot: 'section',
  version: 1,
  title: '예약·상담 띠',
  description: '페이지 끝에서 예약, 전화, 카카오톡으로 이어 줍니다. 병원에 없는 것은 보이지 않습니다.',
  schema: z.object({
    eyebrow: line(60).optional().meta({ title: '소제목' }),
    title: paragraph(100).min(1).meta({ title: '제목', hint: '줄바꿈이 그대로 보입니다.' }),
    text: paragraph(300).optional().meta({ title: '설명' }),
    ground: z
      .enum(['primary', 'surface', 'ink'])
      .default('primary')
      .meta({ title: '바탕', labels: { primary: '대표색', surface: '연한 배경', ink: '진한 배경' } }),
    image: image.optional().meta({ title: '배경 그림', hint: '바탕색이 그 위에 얇게 덮입니다.' }),
    reserveTitle: line(30).default('진료 예약').meta({ title: '예약 버튼', hint: '비우면 보이지 않습니다.' }),
    phoneTitle: line(30)
      .default('전화 상담')
      .meta({ title: '전화 버튼', hint: '비우거나 전화번호가 없으면 보이지 않습니다.' }),
    kakaoTitle: line(30)
      .default('카카오톡 상담')
      .meta({ title: '카카오톡 버튼', hint: '비우거나 카카오톡 주소가 없으면 보이지 않습니다.' }),
    link: link.optional().meta({ title: '다른 링크' }),
  }),
  migrations: {},
  sample: {
    eyebrow: '예약 안내',
    title: '지금의 피부를\n한번 보여 주세요',
    text: '상담만 하셔도 괜찮습니다. 원하시는 날과 시간을 먼저 골라 두세요.',
  },
  queries,
})
