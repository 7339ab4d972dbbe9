import type { ProductDetail } from '#schema/products.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { firstChoice, withQuantity } from './choice.ts'

/** Keeps what is picked on this treatment's page, also while one looks at other pages. */
export function useChoice(product: ProductDetail, eventId: number | null) {
  const kept = useApplicationStore((state) => state.tempSelectedProductOptions)
  const select = useApplicationStore((state) => state.selectProductOptions)
  const items = kept.selectedProductId === product.id ? kept.selectedProducts : firstChoice(product, eventId)
  const event = product.events.find(({ id }) => id === eventId)
  return {
    items,
    /** Wants an option so often; 0 leaves it out. */
    choose: (optionId: number, quantity: number) =>
      select({
        selectedEvent: event ? { id: event.id, title: event.title } : null,
        selectedProductId: product.id,
        selectedProducts: withQuantity(items, optionId, quantity),
      }),
  }
}
