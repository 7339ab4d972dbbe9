import { useClinicWords } from '#api/use-clinic-words.ts'
import type { CartContents } from '#api/cart-calls.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { buttonClass } from '#ui/button.tsx'
import { FreshText } from '#ui/fresh-text.tsx'
import { TickBox } from '#ui/tick-box.tsx'
import { useState } from 'react'
import { Item } from './item.tsx'
import * as styles from './styles.ts'
import { Summary } from './summary.tsx'
import { sumsOf } from './sums.ts'
import type { Data } from './types.ts'

type ContentsProps = {
  data: Data
  cart: CartContents
  isChanging: boolean
  setQuantity: (productOptionId: number, quantity: number) => void
  remove: (ids: number[]) => void
}

/** Shows what is in the cart and what of it is chosen. Everything is chosen until it is left out. */
export function Contents({ data, cart, isChanging, setQuantity, remove }: ContentsProps) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const say = useClinicWords()
  const openReservation = useApplicationStore((state) => state.openReservation)
  const available = cart.rows.filter(({ isAvailable }) => isAvailable)
  const gone = cart.rows.filter(({ isAvailable }) => !isAvailable)
  const chosen = available.filter(({ id }) => !left.has(id))
  const isAll = chosen.length === available.length

  const toggle = (id: number) => setLeft(without(left, id))
  const reserve = () =>
    openReservation('treatment', {
      items: chosen.map(({ productOptionId, quantity }) => ({ productOptionId, quantity })),
      fromCart: true,
    })
  return (
    <div className={styles.layout()}>
      <div>
        {available.length > 0 && (
          <div className={styles.bar()}>
            <TickBox
              checked={isAll}
              onChange={() => setLeft(isAll ? new Set(available.map(({ id }) => id)) : new Set())}
            >
              <FreshText>{`전체 선택 (${chosen.length}/${available.length})`}</FreshText>
            </TickBox>
            <button
              type="button"
              className={buttonClass({ look: 'text', size: 'small' })}
              disabled={chosen.length === 0 || isChanging}
              onClick={() => remove(chosen.map(({ id }) => id))}
            >
              선택 삭제
            </button>
          </div>
        )}
        <ul className={styles.items()} aria-busy={isChanging}>
          {available.map((item, index) => (
            <Item
              key={item.id}
              item={item}
              index={index}
              isChosen={!left.has(item.id)}
              isChanging={isChanging}
              onToggle={() => toggle(item.id)}
              onQuantity={(quantity) => setQuantity(item.productOptionId, quantity)}
              onRemove={() => remove([item.id])}
            />
          ))}
        </ul>
        {gone.length > 0 && (
          <section className={styles.gone()}>
            <div className={styles.bar()}>
              <h2>{say(`지금 예약할 수 없는 시술 ${gone.length}건`)}</h2>
              <button
                type="button"
                className={buttonClass({ look: 'text', size: 'small' })}
                disabled={isChanging}
                onClick={() => remove(gone.map(({ id }) => id))}
              >
                모두 빼기
              </button>
            </div>
            <ul className={styles.items()}>
              {gone.map((item, index) => (
                <Item
                  key={item.id}
                  item={item}
                  index={index}
                  isChanging={isChanging}
                  onRemove={() => remove([item.id])}
                />
              ))}
            </ul>
          </section>
        )}
      </div>
      <Summary data={data} count={chosen.length} sums={sumsOf(cart, chosen)} onReserve={reserve} />
    </div>
  )
}

/** The set without a member it has, or with one it lacks. */
function without(set: ReadonlySet<number>, member: number): ReadonlySet<number> {
  const next = new Set(set)
  if (!next.delete(member)) next.add(member)
  return next
}
