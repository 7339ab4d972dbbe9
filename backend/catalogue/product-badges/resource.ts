import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { allRoles, publishingRoles, siteRoles } from '#api/call.ts'
import { productBadges } from './table.ts'
import { defineResource } from '#backend/editing/resources/define-resource.ts'
import { colorToken, line } from '#schema/primitives.ts'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'

export default defineResource({
  name: 'product-badges',
  title: '시술 배지',
  description: '시술의 카드에 붙는 표시. 예: 첫 방문, 수험생.',
  place: 25,
  schema: z.object({
    name: line(20).trim().min(1, '배지의 이름을 적어 주세요.').meta({ title: '이름' }),
    color: colorToken.default('#1f6f54').meta({ title: '색' }),
  }),
  table: productBadges,
  titleField: 'name',
  translated: ['name'],
  list: {
    columns: [{ name: 'name', title: '이름', kind: 'text', isSortable: true }],
    position: 'position',
    defaultSort: 'position',
  },
  access: { read: allRoles, write: siteRoles, remove: publishingRoles },
  async check(tx, { name }, id) {
    const rows = await tx
      .select({ id: productBadges.id })
      .from(productBadges)
      .where(and(isOfPartner(tx, productBadges), eq(productBadges.name, name)))
    return rows.some((row) => row.id !== id)
      ? [{ path: '/name', message: '같은 이름의 배지가 있습니다.' }]
      : []
  },
  sample: { name: '첫 방문', color: '#1f6f54' },
})
