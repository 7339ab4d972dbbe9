import type { FlatProduct, FlatProductDetail, Price, Product, ProductOption } from '#schema/products.ts'

/** A treatment in the flat shape of the calls without a version. */
export function toFlatProduct(product: Product): FlatProduct {
  const { image, categories, badges, events, options: _, price, ...rest } = product
  return {
    ...rest,
    imageUrl: image?.src ?? null,
    productCategoryIds: categories.map(({ id }) => id),
    productCategoryNames: categories.map(({ name }) => name),
    badgeNames: badges.map(({ name }) => name),
    eventId: price?.eventId ?? events[0]?.id ?? null,
    isPriceFrom: price?.isFrom ?? false,
    ...toFlatPrice(price),
  }
}

export function toFlatOption(option: ProductOption): FlatProductDetail['productOptions'][number] {
  const { eventIds, price, ...rest } = option
  return { ...rest, eventId: price?.eventId ?? eventIds[0] ?? null, ...toFlatPrice(price) }
}

const toFlatPrice = (price: Price | null) => ({
  price: price?.amount ?? null,
  priceBefore: price?.regularAmount ?? null,
  discountRate: price?.discountRate ?? null,
  isIncludeVat: price?.isIncludeVat ?? null,
})
