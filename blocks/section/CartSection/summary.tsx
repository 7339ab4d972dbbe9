import { useClinicWords } from '#api/use-clinic-words.ts'
import { buttonClass } from '#ui/button.tsx'
import { FreshText } from '#ui/fresh-text.tsx'
import { formatPrice } from '#ui/format.ts'
import { ProductPrice } from '#ui/product-price.tsx'
import * as styles from './styles.ts'
import type { sumsOf } from './sums.ts'
import type { Data } from './types.ts'

type SummaryProps = {
  data: Data
  /** Number of chosen options. */
  count: number
  sums: ReturnType<typeof sumsOf>
  onReserve: () => void
}

/** The sum of what is chosen, and the way to book it; on a phone it stays in sight. */
export function Summary({ data, count, sums, onReserve }: SummaryProps) {
  const say = useClinicWords()
  return (
    <aside className={styles.summary()} aria-label={say('선택한 시술의 합계')} data-thumb-bar="">
      {sums && (
        <>
          {sums.saved > 0 && (
            <dl className={styles.sums()}>
              <div>
                <dt>할인 전 금액</dt>
                <dd>
                  <FreshText>{formatPrice(sums.regularAmount)}</FreshText>
                </dd>
              </div>
              <div>
                <dt>할인</dt>
                <dd>
                  <FreshText>{`−${formatPrice(sums.saved)}`}</FreshText>
                </dd>
              </div>
            </dl>
          )}
          <div className={styles.total()} role="status">
            <FreshText>{`고른 ${count}건`}</FreshText>
            <ProductPrice price={{ ...sums, regularAmount: sums.amount }} size="large" />
          </div>
        </>
      )}
      <button
        type="button"
        className={buttonClass({ size: 'large' })}
        disabled={count === 0}
        onClick={onReserve}
      >
        {data.reserveTitle}
      </button>
      <p className={styles.note()}>{data.note}</p>
    </aside>
  )
}
