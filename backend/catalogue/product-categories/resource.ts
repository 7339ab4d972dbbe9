import { allRoles, publishingRoles, siteRoles } from '#api/call.ts'
import { productCategories } from './table.ts'
import { defineResource } from '#backend/editing/resources/define-resource.ts'
import { outer } from '#backend/editing/resources/outer.ts'
import { image, line, paragraph } from '#schema/primitives.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { isBelow } from './is-below.ts'

export default defineResource({
  name: 'product-categories',
  title: '시술 분류',
  description: '시술을 묶는 분류. 분류 아래에 분류를 둘 수 있습니다.',
  place: 20,
  schema: z.object({
    name: line(60).trim().min(1, '분류의 이름을 적어 주세요.').meta({ title: '이름' }),
    parentId: z
      .number()
      .int()
      .nullable()
      .default(null)
      .meta({ title: '상위 분류', references: 'product-categories' }),
    description: paragraph(300).default('').meta({ title: '설명' }),
    image: image.nullable().default(null).meta({ title: '그림', ratio: '16:9' }),
    isSecret: z
      .boolean()
      .default(false)
      .meta({ title: '비밀 분류', hint: '목록에 나오지 않고 주소를 아는 사람만 봅니다.' }),
  }),
  table: productCategories,
  titleField: 'name',
  translated: ['name', 'description'],
  list: {
    columns: [
      { name: 'name', title: '이름', kind: 'text', isSortable: true },
      {
        name: 'parent',
        title: '상위 분류',
        kind: 'text',
        value: sql`(select p.name from product_categories p
          where p.partner_id = ${outer(productCategories.partnerId)} and p.id = ${outer(productCategories.parentId)})`,
      },
      {
        name: 'productCount',
        title: '시술',
        kind: 'number',
        value: sql`(select count(*)::integer from product_category_products l
          where l.partner_id = ${outer(productCategories.partnerId)} and l.category_id = ${outer(productCategories.id)})`,
      },
      { name: 'isSecret', title: '비밀', kind: 'flag' },
    ],
    position: 'position',
    defaultSort: 'position',
  },
  access: { read: allRoles, write: siteRoles, remove: publishingRoles },
  page: '/products?categoryId={id}',
  async check(tx, { parentId }, id) {
    if (id === null || parentId === null || !(await isBelow(tx, parentId, id))) return []
    return [{ path: '/parentId', message: '자기 자신이나 그 아래의 분류는 상위 분류가 될 수 없습니다.' }]
  },
  sample: { name: '리프팅', description: '탄력과 윤곽을 위한 시술' },
})
