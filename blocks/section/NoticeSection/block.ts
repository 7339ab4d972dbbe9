import { defineBlock } from '#schema/define-block.ts'
import { ground, line, link, paragraph, safeUrl } from '#schema/primitives.ts'
import { z } from 'zod'

export default defineBlock({
  component: 'NoticeSection',
  slot: 'section',
  version: 1,
  title: '공지',
  description: '최근 소식을 몇 줄로 보여 줍니다.',
  schema: z.object({
    eyebrow: line(60).optional().meta({ title: '작은 글' }),
    title: line(80).optional().meta({ title: '제목' }),
    lead: paragraph(300).optional().meta({ title: '설명' }),
    more: link.optional().meta({ title: '전체 보기 링크' }),
    ground: ground.default('plain'),
    notices: z
      .array(
        z.object({
          title: line(160).min(1).meta({ title: '제목' }),
          date: z.iso.date('날짜는 YYYY-MM-DD 형식입니다. 예: 2026-11-03').meta({ title: '날짜' }),
          category: line(12).optional().meta({ title: '분류', hint: '예: 휴진' }),
          url: safeUrl.optional().meta({ title: '주소' }),
        }),
      )
      .min(1, '공지가 하나는 있어야 합니다.')
      .max(20)
      .meta({ title: '공지' }),
  }),
  migrations: {},
  sample: {
    eyebrow: '소식',
    title: '병원 소식',
    more: { title: '소식 전체 보기', url: '/cscenter/notice' },
    notices: [
      {
        title: '12월 진료 일정과 연말 휴진 안내',
        date: '2026-11-18',
        category: '휴진',
        url: '/cscenter/notice/4',
      },
      {
        title: '수요일과 금요일 야간 진료를 아홉 시까지 합니다',
        date: '2026-11-02',
        category: '진료',
        url: '/cscenter/notice/3',
      },
      {
        title: '비급여 진료비와 제증명 수수료를 새로 고쳤습니다',
        date: '2026-10-21',
        category: '비용',
        url: '/cscenter/notice/2',
      },
    ],
  },
})
