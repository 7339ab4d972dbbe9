import { defineBlock } from '#schema/define-block.ts'
import { ground, image, line, link, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'

const cell = z.string().max(200)

const block = z.discriminatedUnion('type', [
  z
    .object({
      type: z.literal('heading'),
      level: z
        .enum(['2', '3'])
        .default('2')
        .meta({ title: '크기', labels: { 2: '큰 제목', 3: '그 아래 제목' } }),
      text: line(120).min(1).meta({ title: '글' }),
    })
    .meta({ title: '제목' }),
  z
    .object({ type: z.literal('paragraph'), text: paragraph(4000).min(1).meta({ title: '글' }) })
    .meta({ title: '문단' }),
  z
    .object({
      type: z.literal('list'),
      ordered: z.boolean().default(false).meta({ title: '번호 붙이기' }),
      items: z.array(paragraph(1000).min(1)).min(1).max(60).meta({ title: '항목' }),
    })
    .meta({ title: '목록' }),
  z
    .object({
      type: z.literal('table'),
      caption: line(120).optional().meta({ title: '표 제목' }),
      head: z.array(cell).min(1).max(8).meta({ title: '첫 줄' }),
      rows: z
        .array(z.array(cell).max(8))
        .min(1)
        .max(200)
        .meta({ title: '줄', hint: '칸의 수가 첫 줄과 같아야 합니다.' }),
    })
    .superRefine(({ head, rows }, context) => {
      rows.forEach((row, index) => {
        if (row.length === head.length) return
        const message = `첫 줄이 ${head.length}칸이므로 이 줄도 ${head.length}칸이어야 합니다(지금 ${row.length}칸).`
        context.addIssue({ code: 'custom', path: ['rows', index], message })
      })
    })
    .meta({ title: '표' }),
  z
    .object({
      type: z.literal('quote'),
      text: paragraph(600).min(1).meta({ title: '글' }),
      source: line(80).optional().meta({ title: '출처' }),
    })
    .meta({ title: '인용' }),
  z
    .object({ type: z.literal('note'), text: paragraph(1000).min(1).meta({ title: '글' }) })
    .meta({ title: '알림' }),
  z
    .object({
      type: z.literal('image'),
      image: image.meta({ title: '그림' }),
      caption: line(120).optional().meta({ title: '설명' }),
    })
    .meta({ title: '그림' }),
  z.object({ type: z.literal('link'), link: link.meta({ title: '링크' }) }).meta({ title: '링크' }),
])

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
    blocks: z.array(block).min(1, '글이 있어야 합니다.').max(300).meta({ title: '내용' }),
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
