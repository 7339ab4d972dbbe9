import { ApiError } from '#api/client.ts'
import type { CartInput } from '#schema/carts.ts'
import type { ProductDetail } from '#schema/products.ts'
import { ActionLink } from '#ui/action-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import { FreshText } from '#ui/fresh-text.tsx'
import { ProductPrice } from '#ui/product-price.tsx'
import { bookingButton } from '#ui/without-scripts.ts'
import { ArrowRight } from 'lucide-react'
import type { sumOf } from './choice.ts'
import * as styles from './styles.ts'
import type { useCart } from './use-cart.ts'
import type { Data } from './types.ts'

type PurchaseProps = {
  data: Data
  product: ProductDetail
  items: CartInput['items']
  sum: ReturnType<typeof sumOf>
  cart: ReturnType<typeof useCart>
  onAdd: () => void
  onReserve: () => void
  /** Beside the text, or at the bottom of a phone. */
  place: 'panel' | 'bar'
}

/** Shows what is chosen, with its sum, and the two things that can be done with it. */
export function Purchase({ data, product, items, sum, cart, onAdd, onReserve, place }: PurchaseProps) {
  const count = items.reduce((all, { quantity }) => all + quantity, 0)
  const size = place === 'panel' ? 'large' : 'medium'
  return (
    <div className={styles.purchase({ place })}>
      <Outcome cart={cart} place={place} />
      <div className={styles.total({ place })}>
        {items.length > 0 ? (
          <>
            <FreshText>{`고르신 ${count}건`}</FreshText>
            <ProductPrice price={sum} size={place === 'panel' ? 'large' : 'medium'} />
          </>
        ) : place === 'bar' ? (
          <ProductPrice price={product.price} />
        ) : null}
      </div>
      <div className={styles.actions({ place })}>
        {product.options.length > 0 && (
          <button
            type="button"
            className={buttonClass({ look: 'outline', size })}
            aria-busy={cart.isPending}
            onClick={() => {
              if (!cart.isPending) onAdd()
            }}
          >
            {data.addTitle}
          </button>
        )}
        <button {...bookingButton} className={buttonClass({ size })} onClick={onReserve}>
          {data.reserveTitle}
        </button>
      </div>
    </div>
  )
}

/** Shows beside the button whether the cart took the options. */
function Outcome({ cart, place }: Pick<PurchaseProps, 'cart' | 'place'>) {
  const { data, error } = cart
  return (
    <div role="status" className={styles.outcome({ place, shown: Boolean(data ?? error) })}>
      {data && (
        <>
          <span>장바구니에 담았습니다.</span>
          <ActionLink url="/cart">
            장바구니 보기 <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
          </ActionLink>
        </>
      )}
      {error && (
        <span>
          {error instanceof ApiError && error.status === 409
            ? '장바구니가 가득 찼습니다. 몇 가지를 덜어 낸 뒤 담아 주세요.'
            : error.message}
        </span>
      )}
    </div>
  )
}
