import type { BlockData } from '#schema/define-block.ts'
import type { ProductCardData } from '#ui/product-card.tsx'
import type block from './block.ts'

type Source = Extract<BlockData<typeof block>['source'], { type: 'written' }>
type Written = Source['categories'][number]['items'][number]

/** A treatment that is written in the block, as cards tell it. No price where the clinic shows none. */
export function toCard(
  { title, summary, image, url, duration, tags, badge, price, priceBefore }: Written,
  pricing: { isIncludeVat: boolean } | null,
): ProductCardData {
  return {
    title,
    summary,
    image,
    url,
    facts: [...(duration ? [duration] : []), ...tags],
    badges: badge ? [badge] : [],
    price:
      pricing && price !== undefined
        ? { amount: price, regularAmount: priceBefore ?? price, isIncludeVat: pricing.isIncludeVat }
        : null,
  }
}
