import type { Database } from '#backend/kernel/database/database.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import type {
  FlatProductCategory,
  LanguageCode,
  ProductCategory,
  ProductCategoryDetail,
} from '#schema/products.ts'
import { foldText } from '#schema/plain/fold-text.ts'
import { sql } from 'drizzle-orm'
import { isOpenCategory } from './open-categories.ts'
import type { Translation } from '#backend/editing/resources/stored.ts'
import { toImage, translated } from '#backend/editing/resources/stored.ts'

type Query = { isSecret: boolean; languageCode: LanguageCode }
type Row = Omit<ProductCategory, 'image'> & { image: unknown; translation: Translation }

/**
 * Every category that may be seen, each right after what it belongs to, in the clinic's order; a category counts the
 * visible treatments in it and below it, each once.
 */
export async function listCategories(
  database: Database,
  partnerId: number,
  { isSecret, languageCode }: Query,
): Promise<ProductCategory[]> {
  const { rows } = await database.withPartner(
    partnerId,
    (tx) =>
      tx.execute<Row>(sql`
        with recursive tree as (
          select c.id, 0 as depth, array[c.position, c.id] as place from product_categories c
          where c.partner_id = ${tx.partnerId} and c.parent_id is null and ${isOpenCategory(tx, isSecret)}
          union all
          select c.id, depth + 1, place || array[c.position, c.id] from product_categories c
          join tree on c.parent_id = tree.id where c.partner_id = ${tx.partnerId} and ${isOpenCategory(tx, isSecret)}
        ), members as (
          select tree.place, cp.product_id from tree
          join product_category_products cp on cp.partner_id = ${tx.partnerId} and cp.category_id = tree.id
          join products p on p.partner_id = cp.partner_id and p.id = cp.product_id
          where p.is_visible ${isSecret ? sql`` : sql`and not p.is_secret`}
        )
        select c.id, c.name, c.description, c.image, c.is_secret as "isSecret", c.parent_id as "parentId", tree.depth,
          c.translations -> ${languageCode}::text as translation,
          (select count(distinct product_id) from members
            where members.place[:cardinality(tree.place)] = tree.place)::integer as "productCount"
        from tree join product_categories c on c.partner_id = ${tx.partnerId} and c.id = tree.id
        order by tree.place`),
    { readOnly: true },
  )
  return rows.map(({ translation, ...row }) => ({
    ...row,
    name: translated(translation, 'name', row.name),
    description: translated(translation, 'description', row.description),
    image: toImage(row.image),
  }))
}

/** One category with those above and right below it. Throws 404 where there is none, or a secret one is not asked for. */
export async function getCategory(
  database: Database,
  partnerId: number,
  id: number,
  query: Query,
): Promise<ProductCategoryDetail> {
  const all = await listCategories(database, partnerId, query)
  const byId = new Map(all.map((category) => [category.id, category]))
  const category = byId.get(id)
  if (!category) throw notFound('시술 분류를 찾을 수 없습니다.', 'unknown-category')
  const parents: { id: number; name: string }[] = []
  for (let above = byId.get(category.parentId ?? 0); above; above = byId.get(above.parentId ?? 0)) {
    parents.unshift({ id: above.id, name: above.name })
  }
  return { ...category, parents, children: all.filter(({ parentId }) => parentId === id) }
}

/**
 * The categories in the flat shape, those that are named so first where a name is told. Spaces and case do not matter,
 * and a part of the name will do.
 */
export async function listFlatCategories(
  database: Database,
  partnerId: number,
  { name, languageCode }: { name?: string | undefined; languageCode: LanguageCode },
): Promise<FlatProductCategory[]> {
  const all = await listCategories(database, partnerId, { isSecret: false, languageCode })
  const wanted = foldText(name ?? '')
  const named = all.filter((category) => foldText(category.name).includes(wanted))
  const isExact = (category: ProductCategory) => Number(foldText(category.name) === wanted)
  return named.sort((a, b) => isExact(b) - isExact(a)).map(toFlatCategory)
}

export function toFlatCategory({ name, image, ...category }: ProductCategory): FlatProductCategory {
  const { id, description, isSecret, parentId, productCount } = category
  return {
    id,
    productCategoryName: name,
    description,
    imageUrl: image?.src ?? null,
    isSecret,
    parentId,
    productCount,
  }
}
