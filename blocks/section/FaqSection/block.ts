import { defineBlock } from '#schema/define-block.ts'
import { ground, line, link, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'

export default defineBlock({
  component: 'FaqSection',
  slot: 'section',
  version: 1,
  title: '자주 묻는 질문',
  description: '질문을 누르면 답이 펼쳐집니다.',
  schema: z.object({
    eyebrow: line(60).optional().meta({ title: '작은 글' }),
    title: line(80).optional().meta({ title: '제목' }),
    lead: paragraph(300).optional().meta({ title: '설명' }),
    more: link.optional().meta({ title: '전체 보기 링크' }),
    ground: ground.default('plain'),
    multiple: z
      .boolean()
      .default(true)
      .meta({ title: '여러 개 펼치기', hint: '끄면 하나를 펼칠 때 다른 것이 접힙니다.' }),
    items: z
      .array(
        z.object({
          question: line(160).min(1).meta({ title: '질문' }),
          answer: paragraph(2000).min(1).meta({ title: '답' }),
        }),
      )
      .min(1, '질문이 하나는 있어야 합니다.')
      .max(60)
      .meta({ title: '질문과 답' }),
  }),
  migrations: {},
  sample: {
    eyebrow: '자주 묻는 질문',
    title: '오시기 전에 궁금한 것들',
    more: { title: '질문 전체 보기', url: '/cscenter/faq' },
    items: [
      {
        question: '상담만 받아도 되나요?',
        answer:
          '네. 첫 상담에서는 피부를 보고 필요한 것과 필요하지 않은 것을 말씀드립니다. 당일에 진료를 결정하지 않으셔도 됩니다.',
      },
      {
        question: '예약한 의사가 직접 진료하나요?',
        answer:
          '예약하신 의사가 상담부터 진료, 경과 확인까지 맡습니다. 사정이 생겨 바뀌어야 할 때는 미리 연락드려 다시 여쭙습니다.',
      },
      {
        question: '진료 뒤 바로 화장해도 되나요?',
        answer:
          '진료에 따라 다릅니다. 토닝은 당일 저녁부터, 마이크로니들은 다음 날부터 권해 드립니다. 자세한 시점은 진료 뒤 안내지에 적어 드립니다.',
      },
      {
        question: '주차할 수 있나요?',
        answer: '건물 지하 주차장을 두 시간까지 무료로 쓰실 수 있습니다.\n접수할 때 차량 번호를 알려 주세요.',
      },
    ],
  },
})
