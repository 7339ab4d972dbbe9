import { allRoles, publishingRoles, siteRoles } from '#api/call.ts'
import { faqGroups } from './table.ts'
import { defineResource } from '#backend/editing/resources/define-resource.ts'
import { outer } from '#backend/editing/resources/outer.ts'
import { line } from '#schema/primitives.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'

export default defineResource({
  name: 'faq-groups',
  title: '질문 묶음',
  description: '자주 묻는 질문을 나누는 묶음. 예: 예약, 비용, 시술 전후.',
  place: 55,
  schema: z.object({
    name: line(40).trim().min(1, '묶음의 이름을 적어 주세요.').meta({ title: '이름' }),
  }),
  table: faqGroups,
  titleField: 'name',
  translated: ['name'],
  list: {
    columns: [
      { name: 'name', title: '이름', kind: 'text', isSortable: true },
      {
        name: 'faqCount',
        title: '질문',
        kind: 'number',
        value: sql`(select count(*)::integer from faqs f
          where f.partner_id = ${outer(faqGroups.partnerId)} and f.group_id = ${outer(faqGroups.id)})`,
      },
    ],
    position: 'position',
    defaultSort: 'position',
  },
  access: { read: allRoles, write: siteRoles, remove: publishingRoles },
  page: '/cscenter/faq',
  sample: { name: '예약' },
})
