import { productBadgeProducts, productBadges } from '#backend/product-badges/table.ts'
import { productCategories, productCategoryProducts } from '#backend/product-categories/table.ts'
import { productOptions, products } from '#backend/products/table.ts'
import { treatmentBody } from '#backend/seeds/clinic/compose.ts'
import { insertRows, takeIds } from '#backend/seeds/rows.ts'
import type { Writing } from './context.ts'
import { byKey, idOf, momentsOf, optionKey, pictureOf, textOf } from './context.ts'

const english = (name: string | undefined) => (name ? { en: { name } } : {})

/** Categories, treatments, their options and badges. */
export async function writeProducts(writing: Writing): Promise<void> {
  const { tx, clinic, calendar, ids } = writing
  const categoryIds = await takeIds(tx, productCategories, clinic.categories.length)
  const treatments = clinic.categories.flatMap((category) => category.treatments)
  ids.treatments = byKey(
    treatments.map(({ key }) => key),
    await takeIds(tx, products, treatments.length),
  )
  await insertRows(
    tx,
    productCategories,
    clinic.categories.map((category, position) => ({
      partnerId: tx.partnerId,
      id: categoryIds[position] ?? 0,
      name: category.name,
      description: category.description,
      image: pictureOf(writing, category.picture),
      isSecret: category.isSecret ?? false,
      position,
      translations: english(category.english),
    })),
  )
  const recommended = treatments.filter(({ isRecommended }) => isRecommended)
  await insertRows(
    tx,
    products,
    treatments.map((treatment, position) => ({
      partnerId: tx.partnerId,
      id: idOf(ids.treatments, treatment.key),
      name: treatment.name,
      summary: treatment.summary,
      image: pictureOf(writing, treatment.picture),
      body: textOf(treatmentBody(treatment)),
      tags: treatment.tags,
      durationMinutes: treatment.minutes,
      isVisible: true,
      isSecret: treatment.isSecret ?? false,
      isRecommended: treatment.isRecommended ?? false,
      recommendedPosition: Math.max(recommended.indexOf(treatment), 0),
      position,
      translations: english(treatment.english),
      // One a few days, the last not long ago.
      createdAt: calendar.at(-4 * (treatments.length - position) - 30),
    })),
  )
  await insertRows(
    tx,
    productCategoryProducts,
    clinic.categories.flatMap((category, index) =>
      category.treatments.map(({ key }) => ({
        partnerId: tx.partnerId,
        categoryId: categoryIds[index] ?? 0,
        productId: idOf(ids.treatments, key),
      })),
    ),
  )
  await writeOptions(writing)
  await writeBadges(writing)
}

async function writeOptions(writing: Writing): Promise<void> {
  const { tx, clinic, ids } = writing
  const options = clinic.categories.flatMap(({ treatments }) =>
    treatments.flatMap((treatment) =>
      treatment.options.map((option, position) => ({ treatment, option, position })),
    ),
  )
  ids.options = byKey(
    options.map(({ treatment, option }) => optionKey(treatment.key, option.name)),
    await takeIds(tx, productOptions, options.length),
  )
  await insertRows(
    tx,
    productOptions,
    options.map(({ treatment, option, position }) => {
      const sale = option.sale ? momentsOf(writing, option.sale.days) : null
      return {
        partnerId: tx.partnerId,
        id: idOf(ids.options, optionKey(treatment.key, option.name)),
        productId: idOf(ids.treatments, treatment.key),
        name: option.name,
        price: option.price,
        salePrice: option.sale?.price ?? null,
        saleStartsAt: sale?.startsAt ?? null,
        saleEndsAt: sale?.endsAt ?? null,
        sessions: option.sessions ?? 1,
        durationMinutes: option.minutes ?? null,
        isVisible: true,
        position,
        translations: {},
      }
    }),
  )
}

async function writeBadges({ tx, clinic, ids }: Writing): Promise<void> {
  const badges = clinic.badges ?? []
  const badgeIds = await takeIds(tx, productBadges, badges.length)
  await insertRows(
    tx,
    productBadges,
    badges.map(({ name, color }, position) => ({
      partnerId: tx.partnerId,
      id: badgeIds[position] ?? 0,
      name,
      color,
      position,
      translations: {},
    })),
  )
  await insertRows(
    tx,
    productBadgeProducts,
    badges.flatMap(({ treatments }, index) =>
      treatments.map((key) => ({
        partnerId: tx.partnerId,
        badgeId: badgeIds[index] ?? 0,
        productId: idOf(ids.treatments, key),
      })),
    ),
  )
}
