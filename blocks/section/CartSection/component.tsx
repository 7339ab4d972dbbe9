import type { BlockProps } from '#schema/define-block.ts'
import { containerClass } from '#ui/layout.tsx'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote, FailureNote } from '#ui/state-note.tsx'
import type block from './block.ts'
import { Contents } from './contents.tsx'
import * as styles from './styles.ts'
import { useCart } from './use-cart.ts'

export default function CartSection({ data }: BlockProps<typeof block>) {
  const { cart, isError, retry, ...changes } = useCart()
  return (
    <section className={styles.page()}>
      <div className={containerClass()}>
        <h1 className={styles.title()}>
          {data.title}
          {cart && cart.count > 0 && <small>{cart.count}</small>}
        </h1>
        {!cart && !isError && <RowsSkeleton count={3} />}
        {!cart && isError && <FailureNote sentence="장바구니를 불러오지 못했습니다." onRetry={retry} />}
        {cart?.count === 0 && <EmptyNote sentence={data.emptyText} link={data.emptyLink} />}
        {cart && cart.count > 0 && <Contents data={data} cart={cart} {...changes} />}
      </div>
    </section>
  )
}
