import { defineBlock } from '#schema/define-block.ts'
import { line } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

const formerLead = '예약하실 때 적은 전화번호와, 예약을 마친 화면에 나온 예약 번호로 찾습니다.'

export default defineBlock({
  component: 'ReservationListSection',
  slot: 'section',
  version: 2,
  title: '내 예약',
  description: '회원의 예약을 보여 주고, 비회원은 문자 인증번호나 예약 번호로 예약을 찾습니다.',
  schema: z.object({
    title: line(40).min(1).default('내 예약').meta({ title: '제목' }),
    lookupTitle: line(40).min(1).default('예약 확인').meta({ title: '비회원에게 보일 제목' }),
    lookupLead: line(120)
      .default('예약하실 때 적은 전화번호로 찾습니다. 문자로 받은 인증번호나 예약 번호로 확인합니다.')
      .meta({ title: '비회원에게 보일 설명' }),
    emptyText: line(100).min(1).default('앞으로의 예약이 없습니다.').meta({ title: '예약이 없을 때의 글' }),
  }),
  migrations: {
    // Later leads tell that a booking is found without its number; the clinic's own one stays.
    1: ({ lookupLead, ...rest }) =>
      lookupLead === formerLead || lookupLead === undefined ? rest : { ...rest, lookupLead },
  },
  sample: {},
  queries,
  parameters: ['period', 'page'],
})
