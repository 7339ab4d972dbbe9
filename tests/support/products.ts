import type { Database } from '#backend/kernel/database/database.ts'
import { brandingProducts, brandings } from '#backend/catalogue/brandings/table.ts'
import { eventOptions, events } from '#backend/catalogue/events/table.ts'
import { exhibitionProducts, exhibitions } from '#backend/catalogue/exhibitions/table.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { productBadgeProducts, productBadges } from '#backend/catalogue/product-badges/table.ts'
import { productCategories, productCategoryProducts } from '#backend/catalogue/product-categories/table.ts'
import { productOptions, products } from '#backend/catalogue/products/table.ts'
import { eq, sql } from 'drizzle-orm'

type New<T extends { $inferInsert: unknown }> = Partial<T['$inferInsert']>
type OptionOf = New<typeof productOptions>

const day = 86_400_000
/** So many days from now; negative ones are past. */
export const inDays = (days: number) => new Date(Date.now() + days * day)

/** Puts rows of the clinic's offer into a partner's tables; each answers the number of what it made. */
export function offerOf(database: Database, partnerId: number) {
  const insert = <T>(run: Parameters<typeof database.withPartner<T>>[1]) =>
    database.withPartner(partnerId, run)
  const numberOf = (rows: { id: number }[]) => rows[0]?.id ?? 0

  return {
    category: (name: string, values: New<typeof productCategories> = {}) =>
      insert(async (tx) =>
        numberOf(
          await tx
            .insert(productCategories)
            .values({ ...values, name, partnerId })
            .returning({ id: productCategories.id }),
        ),
      ),
    badge: (name: string, values: New<typeof productBadges> = {}) =>
      insert(async (tx) =>
        numberOf(
          await tx
            .insert(productBadges)
            .values({ color: '#0f5b45', ...values, name, partnerId })
            .returning({ id: productBadges.id }),
        ),
      ),
    /** A treatment with one option at 100,000 won, where nothing else is told. */
    product: (
      name: string,
      {
        categories = [],
        badges = [],
        options = [{ name: '1회', price: 100_000 }],
        ...values
      }: New<typeof products> & { categories?: number[]; badges?: number[]; options?: OptionOf[] } = {},
    ) =>
      insert(async (tx) => {
        const id = numberOf(
          await tx
            .insert(products)
            .values({ ...values, name, partnerId })
            .returning({ id: products.id }),
        )
        for (const categoryId of categories)
          await tx.insert(productCategoryProducts).values({ partnerId, categoryId, productId: id })
        for (const badgeId of badges)
          await tx.insert(productBadgeProducts).values({ partnerId, badgeId, productId: id })
        const optionIds: number[] = []
        for (const [position, option] of options.entries()) {
          const row = { name: '1회', price: 100_000, position, ...option, partnerId, productId: id }
          optionIds.push(
            numberOf(await tx.insert(productOptions).values(row).returning({ id: productOptions.id })),
          )
        }
        return { id, optionIds }
      }),
    /** A running event, where nothing else is told. */
    event: (
      title: string,
      {
        offers = [],
        ...values
      }: New<typeof events> & {
        offers?: [optionId: number, price: number, bounds?: New<typeof eventOptions>][]
      } = {},
    ) =>
      insert(async (tx) => {
        const id = numberOf(
          await tx
            .insert(events)
            .values({ startsAt: inDays(-1), endsAt: inDays(1), ...values, title, partnerId })
            .returning({ id: events.id }),
        )
        for (const [position, [optionId, price, bounds]] of offers.entries())
          await tx
            .insert(eventOptions)
            .values({ ...bounds, partnerId, eventId: id, optionId, price, position })
        return id
      }),
    exhibition: (
      title: string,
      { products: shown = [], ...values }: New<typeof exhibitions> & { products?: number[] } = {},
    ) =>
      insert(async (tx) => {
        const id = numberOf(
          await tx
            .insert(exhibitions)
            .values({ ...values, title, partnerId })
            .returning({ id: exhibitions.id }),
        )
        for (const [position, productId] of shown.entries())
          await tx.insert(exhibitionProducts).values({ partnerId, exhibitionId: id, productId, position })
        return id
      }),
    branding: (
      title: string,
      { products: shown = [], ...values }: New<typeof brandings> & { products?: number[] } = {},
    ) =>
      insert(async (tx) => {
        const id = numberOf(
          await tx
            .insert(brandings)
            .values({ ...values, title, partnerId })
            .returning({ id: brandings.id }),
        )
        for (const [position, productId] of shown.entries())
          await tx.insert(brandingProducts).values({ partnerId, brandingId: id, productId, position })
        return id
      }),
    /** Sets some of `homepageConfig`. */
    config: (config: Record<string, unknown>) =>
      database.asOperator(async (tx) => {
        await tx
          .update(partners)
          .set({
            profile: sql`jsonb_set(profile, '{homepageConfig}', coalesce(profile -> 'homepageConfig', '{}') || ${JSON.stringify(config)}::jsonb)`,
          })
          .where(eq(partners.partnerId, partnerId))
      }),
  }
}
