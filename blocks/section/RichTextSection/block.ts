import { defineBlock } from '#schema/define-block.ts'
import { ground, line, paragraph } from '#schema/primitives.ts'
import { richText } from '#schema/rich-text.ts'
import { z } from 'zod'

export default defineBlock({
  component: 'RichTextSection',
  slot: 'section',
  version: 1,
  title: '글',
  description: '제목, 문단, 목록, 표로 된 긴 글. 약관과 소개에 씁니다.',
  schema: z.object({
    title: line(80).optional().meta({ title: '제목' }),
    lead: paragraph(300).optional().meta({ title: '설명' }),
    ground: ground.default('plain'),
    hasContents: z
      .boolean()
      .default(false)
      .meta({ title: '차례 보이기', hint: '큰 제목으로 차례를 만듭니다. 약관처럼 긴 글에 켭니다.' }),
    blocks: richText,
  }),
  migrations: {},
  sample: {
    hasContents: true,
    blocks: [
      { type: 'heading', text: '제1조 목적' },
      {
        type: 'paragraph',
        text: '이 약관은 라온피부과의원(이하 “병원”)이 운영하는 누리집에서 제공하는 예약·상담 서비스의 이용 조건과 절차, 병원과 이용자의 권리와 의무를 정합니다.',
      },
      { type: 'heading', text: '제2조 용어의 뜻' },
      {
        type: 'list',
        ordered: true,
        items: [
          '“이용자”란 누리집에 접속하여 이 약관에 따라 서비스를 이용하는 회원과 비회원을 말합니다.',
          '“예약”이란 이용자가 진료 날짜와 시간을 정하여 병원에 알리고, 병원이 이를 확인한 것을 말합니다.',
        ],
      },
      { type: 'heading', text: '제3조 예약의 변경과 취소' },
      {
        type: 'paragraph',
        text: '예약은 진료 하루 전 오후 여섯 시까지 누리집에서 바꾸거나 취소할 수 있습니다. 그 뒤에는 전화로 알려 주시기 바랍니다.',
      },
      {
        type: 'table',
        caption: '예약금의 반환',
        head: ['취소한 때', '반환'],
        rows: [
          ['진료 3일 전까지', '전액'],
          ['진료 하루 전까지', '절반'],
          ['진료 당일', '반환하지 않음'],
        ],
      },
      { type: 'note', text: '이 약관은 2026년 11월 1일부터 시행합니다.' },
    ],
  },
})
