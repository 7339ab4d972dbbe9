import { ShoppingBag } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { iconButton } from './icon-button.ts'

const CartCount = lazy(() => import('./cart-count.tsx'))

/** Leads to the cart. The server knows nobody's, so `count` comes after the page; none, and no script, where it is empty. */
export function CartLink({ count }: { count: number }) {
  return (
    <a
      href="/cart"
      className={iconButton({ standsAlone: true })}
      aria-label={count > 0 ? `장바구니, 담은 항목: ${count}` : '장바구니'}
    >
      <ShoppingBag size={22} strokeWidth={1.75} aria-hidden />
      <Suspense>{count > 0 && <CartCount count={count} />}</Suspense>
    </a>
  )
}
