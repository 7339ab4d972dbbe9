import { useClinicWords } from '#api/use-clinic-words.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { CartInput } from '#schema/carts.ts'
import type { ProductDetail } from '#schema/products.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { cx } from '#ui/css.ts'
import { containerClass } from '#ui/layout.tsx'
import { PartnerMark } from '#ui/partner-mark.tsx'
import { Picture } from '#ui/picture.tsx'
import { bookingButton } from '#ui/without-scripts.ts'
import { useState, type CSSProperties } from 'react'
import { sumOf } from './choice.ts'
import { breadcrumbsOf } from './describe-product.ts'
import { Facts } from './facts.tsx'
import { Options } from './options.tsx'
import { Parts } from './parts.tsx'
import { Purchase } from './purchase.tsx'
import * as styles from './styles.ts'
import { useCart } from './use-cart.ts'
import { useChoice } from './use-choice.ts'
import { useSeen } from './use-seen.ts'
import { WayBack } from './way-back.tsx'
import type { Data } from './types.ts'

type DetailProps = { id: string; data: Data; product: ProductDetail }

/** A treatment's page: picture and text at the left, what is chosen and booked beside it at the right. */
export function Detail({ id, data, product }: DetailProps) {
  const { search } = useQueryContext()
  const headerHeight = useApplicationStore(({ header }) => header.headerHeight)
  const openReservation = useApplicationStore((state) => state.openReservation)
  const cart = useCart()
  const say = useClinicWords()
  const { items, choose } = useChoice(product, Number(search.eventId) || null)
  const [isAsked, setAsked] = useState(false)
  useSeen(product)

  const optionsId = `${id}-options`
  /** Nothing can be put into a cart before it is chosen: the options are shown, with what is missing. */
  const add = () => {
    if (items.length > 0) return cart.mutate(items)
    setAsked(true)
    const options = document.getElementById(optionsId)
    options?.focus({ preventScroll: true })
    options?.scrollIntoView({ block: 'center' })
  }
  const ask = () => openReservation('consultation', { productId: product.id })
  const reserve = () => openReservation('treatment', { items, productId: product.id })
  const pick = (optionId: number, quantity: number) => {
    setAsked(false)
    cart.reset()
    choose(optionId, quantity)
  }
  const purchase = {
    data,
    product,
    items: known(items, product),
    sum: sumOf(product, items),
    cart,
    onAdd: add,
    onReserve: reserve,
  }
  return (
    <article
      className={cx(containerClass(), styles.page())}
      style={{ '--header': `${headerHeight}px` } as CSSProperties}
    >
      <div className={styles.trail()}>
        <Breadcrumbs
          links={[{ title: '홈', url: '/' }, ...breadcrumbsOf(product, say)]}
          title={product.name}
        />
        <WayBack productId={product.id} />
      </div>
      <div className={styles.layout()}>
        <div className={styles.media()}>
          {product.image ? (
            <Picture
              image={product.image}
              fit="landscape"
              sizes="(max-width: 1024px) 100vw, 780px"
              priority
            />
          ) : (
            <PartnerMark name={product.name} />
          )}
        </div>
        <div className={styles.panel()}>
          <Facts data={data} product={product} />
          <Options
            id={optionsId}
            product={product}
            items={items}
            onChoose={pick}
            problem={isAsked ? '받으실 옵션을 먼저 골라 주세요.' : null}
          />
          <button {...bookingButton} className={styles.ask()} onClick={ask}>
            예약 전에 전화 상담 신청하기
          </button>
          <Purchase {...purchase} place="panel" />
        </div>
        <Parts id={id} data={data} product={product} />
      </div>
      <Purchase {...purchase} place="bar" />
    </article>
  )
}

/** Only what the treatment still offers: what was picked may be from before a change. */
const known = (items: CartInput['items'], { options }: ProductDetail) =>
  items.filter(({ productOptionId }) => options.some(({ id }) => id === productOptionId))
