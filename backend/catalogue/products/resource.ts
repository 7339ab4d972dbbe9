import { allRoles, publishingRoles, siteRoles } from '#api/call.ts'
import { productBadgeProducts } from '#backend/catalogue/product-badges/table.ts'
import { productCategoryProducts } from '#backend/catalogue/product-categories/table.ts'
import { optionFacilities } from '#backend/booking/facilities/table.ts'
import { followNeeds } from './follow-needs.ts'
import { productOptions, products } from './table.ts'
import { defineResource } from '#backend/editing/resources/define-resource.ts'
import { outer } from '#backend/editing/resources/outer.ts'
import { productSchema } from './schema.ts'
import { sql } from 'drizzle-orm'

const ofProduct = sql`o.partner_id = ${outer(products.partnerId)} and o.product_id = ${outer(products.id)}`

export default defineResource({
  name: 'products',
  title: '시술',
  description: '시술과 그 옵션, 가격, 할인.',
  place: 10,
  schema: productSchema,
  table: products,
  titleField: 'name',
  translated: ['name', 'summary', 'body'],
  parts: {
    options: {
      kind: 'items',
      table: productOptions,
      own: 'productId',
      position: 'position',
      isNumbered: true,
      links: {
        facilityIds: { kind: 'links', table: optionFacilities, own: 'optionId', other: 'facilityId' },
      },
    },
    categoryIds: { kind: 'links', table: productCategoryProducts, own: 'productId', other: 'categoryId' },
    badgeIds: { kind: 'links', table: productBadgeProducts, own: 'productId', other: 'badgeId' },
  },
  list: {
    columns: [
      { name: 'image', title: '그림', kind: 'image' },
      { name: 'name', title: '이름', kind: 'text', isSortable: true },
      {
        name: 'categories',
        title: '분류',
        kind: 'names',
        value: sql`array(select c.name from product_category_products l join product_categories c
          on c.partner_id = l.partner_id and c.id = l.category_id
          where l.partner_id = ${outer(products.partnerId)} and l.product_id = ${outer(products.id)} order by c.position, c.id)`,
      },
      {
        name: 'price',
        title: '가격',
        kind: 'price',
        isSortable: true,
        value: sql`(select json_build_object('from', min(o.price), 'to', max(o.price), 'onSale', count(*) filter (
            where o.sale_price is not null and (o.sale_ends_at is null or o.sale_ends_at > now())))
          from product_options o where ${ofProduct} and o.is_visible)`,
      },
      {
        name: 'optionCount',
        title: '옵션',
        kind: 'number',
        value: sql`(select count(*)::integer from product_options o where ${ofProduct})`,
      },
      { name: 'isRecommended', title: '추천', kind: 'flag' },
    ],
    filters: {
      categoryId: {
        title: '분류',
        of: { references: 'product-categories' },
        where: (value) => sql`exists (select 1 from product_category_products l
          where l.partner_id = ${outer(products.partnerId)} and l.product_id = ${outer(products.id)}
            and l.category_id::text = ${value})`,
      },
    },
    position: 'position',
    defaultSort: 'position',
  },
  access: { read: allRoles, write: siteRoles, remove: publishingRoles },
  page: '/products/{id}',
  follow: followNeeds,
  choices: {
    'product-options': {
      table: productOptions,
      label: sql<string>`(select p.name from products p where p.partner_id = ${outer(productOptions.partnerId)}
        and p.id = ${outer(productOptions.productId)}) || ' · ' || ${outer(productOptions.name)}`,
      note: sql<string>`to_char(${outer(productOptions.price)}, 'FM999,999,999,999') || '원'`,
      order: sql`(select p.name from products p where p.partner_id = ${outer(productOptions.partnerId)}
        and p.id = ${outer(productOptions.productId)})`,
      status: () => sql`case when ${outer(productOptions.isVisible)} and (select p.is_visible from products p
        where p.partner_id = ${outer(productOptions.partnerId)} and p.id = ${outer(productOptions.productId)})
        then 'PUBLIC' else 'DRAFT' end`,
    },
  },
  sample: {
    name: '피코 토닝',
    summary: '기미와 잡티를 옅게 하는 레이저 시술입니다.',
    options: [
      { name: '1회', price: 99_000 },
      {
        name: '5회',
        price: 450_000,
        salePrice: 396_000,
        saleStartsAt: '2026-11-01T00:00:00.000Z',
        saleEndsAt: '2026-12-01T00:00:00.000Z',
        sessions: 5,
      },
    ],
    tags: ['기미', '잡티'],
  },
})
