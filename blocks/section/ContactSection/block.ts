import { defineBlock } from '#schema/define-block.ts'
import { ground, line, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

const way = (title: string) => line(60).meta({ title, hint: '비우면 보이지 않습니다.' })

export default defineBlock({
  component: 'ContactSection',
  slot: 'section',
  version: 1,
  title: '문의하는 길',
  description: '전화, 카카오톡, 채팅, 예약, 묻고 답하는 게시판 가운데 병원에 있는 것을 보여 줍니다.',
  schema: z.object({
    eyebrow: line(60).optional().meta({ title: '소제목' }),
    title: line(80).optional().meta({ title: '제목' }),
    lead: paragraph(300).optional().meta({ title: '설명' }),
    ground: ground.default('plain'),
    phoneText: way('전화의 설명').default('진료 시간 안에 받습니다.'),
    kakaoText: way('카카오톡의 설명').default('메시지를 남겨 주시면 진료 시간 안에 답합니다.'),
    chatText: way('채팅의 설명').default('이 화면에서 바로 이야기합니다.'),
    reserveText: way('예약의 설명').default('편한 날과 시간을 골라 두세요.'),
    boardText: way('게시판의 설명').default('글로 남기시면 읽고 답합니다. 비공개로도 쓸 수 있습니다.'),
    email: z
      .email('전자우편 주소가 아닙니다. 예: hello@clinic.example')
      .optional()
      .meta({ title: '전자우편' }),
    emailText: way('전자우편의 설명').default('읽고 차례대로 답합니다.'),
  }),
  migrations: {},
  sample: { title: '바로 물어보고 싶으신가요', email: 'hello@clinic.example' },
  queries,
})
