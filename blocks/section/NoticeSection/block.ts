import { defineBlock } from '#schema/define-block.ts'
import { ground, line } from '#schema/primitives.ts'
import { pickedIds, sectionHead } from '#schema/section-head.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'NoticeSection',
  slot: 'section',
  version: 2,
  title: '공지',
  description: '공지를 몇 줄로 보여 줍니다. 새것부터, 분류로, 또는 직접 골라서 보입니다.',
  schema: z
    .object({
      ...sectionHead,
      ground: ground.default('plain'),
      choose: z
        .enum(['newest', 'category', 'picked'])
        .default('newest')
        .meta({
          title: '보일 공지',
          labels: { newest: '새것부터', category: '한 분류에서 새것부터', picked: '직접 선택' },
        }),
      category: line(20)
        .optional()
        .meta({
          title: '분류',
          names: 'notice-categories',
          usedWith: { field: 'choose', values: ['category'] },
          hint: '공지의 머리말입니다.',
        }),
      ids: pickedIds('notices', '고른 공지'),
      count: z.number().int().min(1).max(20).default(5).meta({ title: '개수' }),
      emptyText: line(80).default('아직 알려 드릴 소식이 없습니다.').meta({ title: '없을 때의 글' }),
    })
    .superRefine(({ choose, category, ids }, context) => {
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message })
      if (choose === 'category' && !category) refuse('category', '보일 분류를 골라 주세요. 예: 휴진')
      if (choose === 'picked' && ids.length === 0) refuse('ids', '보일 공지를 하나는 골라 주세요.')
    }),
  migrations: {
    // Notices have been rows of their own since, which GET /customer/notices gives.
    1: ({ notices, ...rest }) => ({ ...rest, count: Array.isArray(notices) ? notices.length : 5 }),
  },
  sample: {
    eyebrow: '소식',
    title: '병원 소식',
    more: { title: '소식 전체 보기', url: '/cscenter/notice' },
  },
  queries,
})
