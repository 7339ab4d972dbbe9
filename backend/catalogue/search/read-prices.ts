import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { pricesOfEvents } from '#backend/catalogue/events/list-events.ts'
import { pricesOfProducts } from '#backend/catalogue/products/list-products.ts'
import { readView } from '#backend/catalogue/products/view.ts'
import type { StartingPrice } from '#schema/products.ts'
import type { TableKind } from './kinds.ts'
import type { FoundRow } from './read-tables.ts'

/** Prices of found rows by kind and number, and every moment at which one of them may change. */
export type FoundPrices = { prices: Map<string, StartingPrice>; moments: Date[] }

export const priceKey = ({ kind, id }: { kind: TableKind; id: number }) => `${kind}:${id}`

/** The lowest price of each treatment and event among found rows; none where the clinic shows no prices. */
export async function readPrices(tx: PartnerTransaction, rows: FoundRow[], now: Date): Promise<FoundPrices> {
  const numbersOf = (kind: TableKind) => rows.flatMap((row) => (row.kind === kind ? row.id : []))
  const [products, events] = [numbersOf('product'), numbersOf('event')]
  if (products.length + events.length === 0) return { prices: new Map(), moments: [] }
  const view = await readView(tx, { now, languageCode: 'ko' })
  if (!view.hasPriceView) return { prices: new Map(), moments: [] }
  const [ofProducts, ofEvents] = await Promise.all([
    pricesOfProducts(tx, products, view),
    pricesOfEvents(tx, events, view),
  ])
  const prices = [
    ...ofProducts.rows.map(({ id, price }) => [priceKey({ kind: 'product', id }), price] as const),
    ...ofEvents.rows.map(({ id, price }) => [priceKey({ kind: 'event', id }), price] as const),
  ]
  return {
    prices: new Map(prices.flatMap(([key, price]) => (price ? [[key, price] as const] : []))),
    moments: [...ofProducts.moments, ...ofEvents.moments],
  }
}
