import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { CarouselRow } from '#ui/carousel-row.tsx'
import { HeadedSection } from '#ui/headed-section.tsx'
import { ProductCard, ProductGrid, toProductCard } from '#ui/product-card.tsx'
import { CardsSkeleton } from '#ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { queries } from './queries.ts'

/** Nothing at all where the clinic recommends nothing. */
export default function RecommendedProductSection({ data }: BlockProps<typeof block>) {
  const { title, layout } = data
  const { data: found, isError } = useQuery(queries(data, useQueryContext()).products)
  if (isError || found?.rows.length === 0) return null
  const cards = found?.rows.map(toProductCard)
  return (
    <HeadedSection data={data}>
      {!cards && <CardsSkeleton />}
      {cards && layout === 'grid' && <ProductGrid cards={cards} Heading="h3" />}
      {cards && layout === 'row' && (
        <CarouselRow label={title} columns={4} narrow="slim">
          {cards.map((card, index) => (
            <li key={card.url}>
              <ProductCard card={card} Heading="h3" index={index} shape="upright" />
            </li>
          ))}
        </CarouselRow>
      )}
    </HeadedSection>
  )
}
