import { defineBlock } from '#schema/define-block.ts'
import { line, link } from '#schema/primitives.ts'
import { z } from 'zod'

export default defineBlock({
  component: 'CartSection',
  slot: 'section',
  version: 2,
  title: '장바구니',
  description: '담은 시술을 보여 주고, 수를 바꾸거나 빼고, 고른 것을 예약하게 합니다.',
  schema: z.object({
    title: line(40).min(1).default('장바구니').meta({ title: '제목' }),
    emptyText: line(100).default('아직 담은 시술이 없습니다.').meta({ title: '비었을 때의 글' }),
    emptyLink: link.default({ title: '시술 둘러보기', url: '/products' }).meta({ title: '비었을 때의 링크' }),
    reserveTitle: line(20).min(1).default('선택한 시술 예약하기').meta({ title: '예약 단추의 글' }),
    note: line(200)
      .default('가격은 지금의 가격이며, 담아 두신 동안 바뀔 수 있습니다. 받으실 진료는 진찰한 뒤에 정합니다.')
      .meta({ title: '합계 아래의 글' }),
  }),
  migrations: {
    // The button of carts that kept the default says what it does.
    1: ({ reserveTitle, ...rest }) => ({
      ...rest,
      reserveTitle: reserveTitle === '고른 시술 예약' ? '선택한 시술 예약하기' : reserveTitle,
    }),
  },
  sample: {},
})
