import type { BlockData } from '#schema/define-block.ts'
import type { EventCardData } from '#ui/event-card.tsx'
import type block from './block.ts'

type Written = Extract<BlockData<typeof block>['source'], { type: 'written' }>['events'][number]

/** An event that is written in the block, as cards tell it. No price where the clinic shows none. */
export function toCard(
  { price, priceBefore, ...event }: Written,
  pricing: { isIncludeVat: boolean } | null,
): EventCardData {
  return {
    ...event,
    price:
      pricing && price !== undefined
        ? { amount: price, regularAmount: priceBefore ?? price, isIncludeVat: pricing.isIncludeVat }
        : null,
  }
}
