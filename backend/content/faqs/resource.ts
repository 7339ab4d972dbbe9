import { allRoles, publishingRoles, siteRoles } from '#api/call.ts'
import { faqs } from './table.ts'
import { isVisible } from '#backend/editing/resources/common-fields.ts'
import { defineResource } from '#backend/editing/resources/define-resource.ts'
import { outer } from '#backend/editing/resources/outer.ts'
import { line } from '#schema/primitives.ts'
import { richText } from '#schema/rich-text.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'

export default defineResource({
  name: 'faqs',
  title: '자주 묻는 질문',
  description: '고객센터의 질문과 답. 묶음 안에서 이 차례대로 보입니다.',
  place: 50,
  schema: z.object({
    question: line(200).trim().min(1, '질문을 적어 주세요.').meta({ title: '질문' }),
    groupId: z
      .number({ error: '묶음을 골라 주세요.' })
      .int()
      .meta({ title: '묶음', references: 'faq-groups' }),
    isVisible,
    answer: richText.meta({ title: '답' }),
  }),
  table: faqs,
  titleField: 'question',
  translated: ['question', 'answer'],
  list: {
    columns: [
      { name: 'question', title: '질문', kind: 'text', isSortable: true },
      {
        name: 'group',
        title: '묶음',
        kind: 'text',
        value: sql`(select g.name from faq_groups g
          where g.partner_id = ${outer(faqs.partnerId)} and g.id = ${outer(faqs.groupId)})`,
      },
    ],
    filters: {
      groupId: {
        title: '묶음',
        of: { references: 'faq-groups' },
        where: (value) => sql`${faqs.groupId}::text = ${value}`,
      },
    },
    position: 'position',
    defaultSort: 'position',
  },
  access: { read: allRoles, write: siteRoles, remove: publishingRoles },
  page: '/cscenter/faq',
  sample: {
    question: '예약을 바꿀 수 있나요?',
    groupId: 1,
    answer: [{ type: 'paragraph', text: '하루 전까지 바꿀 수 있습니다.' }],
  },
})
