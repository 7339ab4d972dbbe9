import { z } from 'zod'
import type { languageCode } from './call-parts.ts'
import { listOf, moment } from './call-parts.ts'
import { colorToken, image, imageSource, line, paragraph, won } from './primitives.ts'
import { richTextBlock } from './rich-text.ts'

/*
 * Treatments as the API answers them. A clinic calls them 시술, the calls say products (docs/product.md, T1).
 */

export type LanguageCode = z.output<typeof languageCode>

const id = z.number().int().positive()
const minutes = z.number().int().positive()
const named = z.object({ id, name: line() })

/** End of a cached answer: the next moment at which a price or a list in it changes; `null` for never. */
export const heldUntil = z.object({ validUntil: moment.nullable() })

/** Price of one option now. Absent everywhere where the clinic's `hasPriceView` is off. */
export const price = z.object({
  amount: won.meta({ description: '지금 가격(원)' }),
  regularAmount: won.meta({ description: '할인 전 가격(원)' }),
  discountRate: z.number().int().min(0).max(100).meta({ description: '할인율(%), 내림' }),
  kind: z
    .enum(['REGULAR', 'SALE', 'EVENT'])
    .meta({ description: '정가, 할인가, 이벤트가 가운데 가장 낮은 것' }),
  eventId: id.nullable(),
  endsAt: moment.nullable().meta({ description: '이 가격이 끝나는 시각, 없으면 null' }),
  isIncludeVat: z.boolean().meta({ description: '부가세가 포함된 가격인가' }),
})
export type Price = z.infer<typeof price>

/** The cheapest option's price; `isFrom` where others cost more (99,000원부터). */
export const startingPrice = price.extend({ isFrom: z.boolean() })
export type StartingPrice = z.infer<typeof startingPrice>

export const productOption = named.extend({
  sessions: z.number().int().positive().meta({ description: '가격에 든 시술 횟수' }),
  durationMinutes: minutes,
  eventIds: z.array(id).meta({ description: '이 옵션을 내놓은 진행 중인 이벤트' }),
  price: price.nullable(),
})
export type ProductOption = z.infer<typeof productOption>

export const productBadge = named.extend({ color: colorToken })

const productEvent = z.object({ id, title: line(), startsAt: moment, endsAt: moment })

/** A treatment as lists show it. */
export const product = named.extend({
  summary: paragraph(),
  image: image.nullable(),
  tags: z.array(line()),
  durationMinutes: minutes,
  isSecret: z.boolean(),
  isRecommended: z.boolean(),
  categories: z.array(named),
  badges: z.array(productBadge),
  events: z.array(productEvent),
  options: z.array(productOption),
  price: startingPrice.nullable(),
})
export type Product = z.infer<typeof product>

/** A treatment as its own page shows it. A secret one's page must be `noindex`. */
export const productDetail = product.extend({ body: z.array(richTextBlock) }).extend(heldUntil.shape)
export type ProductDetail = z.infer<typeof productDetail>

/** Orders of a list that a visitor may choose. Prices are the present ones of a treatment's cheapest option. */
export const productSort = z.enum(['DEFAULT', 'NEWEST', 'PRICE_LOW', 'PRICE_HIGH', 'NAME'])
export type ProductSort = z.infer<typeof productSort>

export const productList = listOf(product).extend(heldUntil.shape)
export type ProductList = z.infer<typeof productList>

export const recentProductList = listOf(product.extend({ viewedAt: moment })).extend(heldUntil.shape)
export type RecentProductList = z.infer<typeof recentProductList>

const flatPrice = {
  price: won.nullable(),
  priceBefore: won.nullable(),
  discountRate: z.number().int().min(0).max(100).nullable(),
  isIncludeVat: z.boolean().nullable(),
}

/** A treatment as the calls without a version answer it: flat, for clients from before `/v2`. */
export const flatProduct = named.extend({
  summary: paragraph(),
  imageUrl: imageSource.nullable(),
  tags: z.array(line()),
  durationMinutes: minutes,
  isSecret: z.boolean(),
  isRecommended: z.boolean(),
  productCategoryIds: z.array(id),
  productCategoryNames: z.array(line()),
  badgeNames: z.array(line()),
  eventId: id.nullable(),
  isPriceFrom: z.boolean(),
  ...flatPrice,
})
export type FlatProduct = z.infer<typeof flatProduct>

export const flatProductDetail = flatProduct
  .extend({
    body: z.array(richTextBlock),
    productOptions: z.array(
      named.extend({
        sessions: z.number().int().positive(),
        durationMinutes: minutes,
        eventId: id.nullable(),
        ...flatPrice,
      }),
    ),
  })
  .extend(heldUntil.shape)
export type FlatProductDetail = z.infer<typeof flatProductDetail>

export const flatProductList = listOf(flatProduct).extend(heldUntil.shape)
export type FlatProductList = z.infer<typeof flatProductList>

/** A category of treatments. Lists hold a parent before its children; `depth` counts from 0. */
export const productCategory = named.extend({
  description: paragraph(),
  image: image.nullable(),
  isSecret: z.boolean(),
  parentId: id.nullable(),
  depth: z.number().int().nonnegative(),
  productCount: z.number().int().nonnegative().meta({ description: '하위 분류까지 더한 시술 수' }),
})
export type ProductCategory = z.infer<typeof productCategory>

/** A category with its ancestors from the top, and its children. */
export const productCategoryDetail = productCategory.extend({
  parents: z.array(named),
  children: z.array(productCategory),
})
export type ProductCategoryDetail = z.infer<typeof productCategoryDetail>

/** Shape of the calls without a version. */
export const flatProductCategory = z.object({
  id,
  productCategoryName: line(),
  description: paragraph(),
  imageUrl: imageSource.nullable(),
  isSecret: z.boolean(),
  parentId: id.nullable(),
  productCount: z.number().int().nonnegative(),
})
export type FlatProductCategory = z.infer<typeof flatProductCategory>
