import { lazy, Suspense } from 'react'
import type { CartBadgeProps } from './cart-count.tsx'

const CartCount = lazy(() => import('./cart-count.tsx'))

/** How much is in the cart, on the button that books it; nothing, and no script, where it is empty. */
export function CartBadge(props: CartBadgeProps) {
  return props.count > 0 ? (
    <Suspense>
      <CartCount {...props} />
    </Suspense>
  ) : null
}
