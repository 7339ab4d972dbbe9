import { defineBlock } from '#schema/define-block.ts'
import { ground, line } from '#schema/primitives.ts'
import { pickedIds, sectionHead } from '#schema/section-head.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'FaqSection',
  slot: 'section',
  version: 2,
  title: '자주 묻는 질문',
  description: '질문을 누르면 답이 펼쳐집니다. 차례대로, 한 묶음에서, 또는 직접 골라서 보입니다.',
  schema: z
    .object({
      ...sectionHead,
      ground: ground.default('plain'),
      multiple: z
        .boolean()
        .default(true)
        .meta({ title: '여러 개 펼치기', hint: '끄면 하나를 펼칠 때 다른 것이 접힙니다.' }),
      choose: z
        .enum(['first', 'group', 'picked'])
        .default('first')
        .meta({
          title: '보일 질문',
          labels: { first: '차례대로', group: '한 묶음에서', picked: '직접 선택' },
        }),
      group: line(40)
        .optional()
        .meta({
          title: '묶음',
          names: 'faq-groups',
          usedWith: { field: 'choose', values: ['group'] },
        }),
      ids: pickedIds('faqs', '고른 질문'),
      count: z.number().int().min(1).max(60).default(6).meta({ title: '개수' }),
      emptyText: line(80).default('아직 적어 둔 질문이 없습니다.').meta({ title: '없을 때의 글' }),
    })
    .superRefine(({ choose, group, ids }, context) => {
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message })
      if (choose === 'group' && !group) refuse('group', '보일 묶음을 골라 주세요. 예: 예약과 방문')
      if (choose === 'picked' && ids.length === 0) refuse('ids', '보일 질문을 하나는 골라 주세요.')
    }),
  migrations: {
    // Questions have been rows of their own since, which GET /customer/faqs gives.
    1: ({ items, ...rest }) => ({ ...rest, count: Array.isArray(items) ? items.length : 6 }),
  },
  sample: {
    eyebrow: '자주 묻는 질문',
    title: '오시기 전에 궁금한 것들',
    more: { title: '질문 전체 보기', url: '/cscenter/faq' },
  },
  queries,
})
