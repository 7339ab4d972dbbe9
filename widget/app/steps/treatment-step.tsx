import { useEffect, useState } from 'react'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote, FailureNote } from '#ui/state-note.tsx'
import { whenIdle } from '#ui/when-idle.ts'
import { nextStep } from '../booking.ts'
import { useClinicWords, useWidget } from '../context.ts'
import { body, lead, linkButton } from '../panel.styles.ts'
import { FindLink } from '../parts/find-link.tsx'
import { Foot } from '../parts/foot.tsx'
import { notice } from '../parts/parts.styles.ts'
import { QuoteLine } from '../parts/quote-line.tsx'
import { ProductRow } from './product-row.tsx'
import { TreatmentFilter } from './treatment-filter.tsx'
import * as styles from './treatment-step.styles.ts'
import { useTreatments, type Treatments } from './use-treatments.ts'

/** So many treatments fill any screen; the others are rendered once these have been painted. */
const firstRows = 6

const missingWords = {
  event: '찾으시는 이벤트가 종료되었습니다.',
  category: '찾으시는 시술 분류가 없습니다.',
  product: '찾으시는 시술은 지금 예약할 수 없습니다.',
}

/** Chooses treatments: searched, by category or by event; several options may be chosen. */
export function TreatmentStep() {
  const { booking, dispatch, member } = useWidget()
  const { items } = booking
  const say = useClinicWords()
  const treatments = useTreatments()
  const { gone, products, isWaiting, shown } = treatments
  const isThere = shown.length > 0
  const [isPainted, setPainted] = useState(false)
  useEffect(() => (isThere ? whenIdle(() => setPainted(true)) : undefined), [isThere])
  // The links below the list wait for it: it would push them down.
  const isWhole = products.error ?? (!isWaiting && (isPainted || shown.length <= firstRows))

  return (
    <>
      <div className={body()} aria-busy={products.isStale}>
        <h2 className={lead()}>{say('어떤 시술을 받으시겠어요?')}</h2>
        {gone && (
          <p role="status" className={notice()}>
            {say(`${missingWords[gone]} 지금 예약할 수 있는 시술을 보여 드립니다.`)}
          </p>
        )}
        <TreatmentFilter treatments={treatments} />
        <TreatmentList treatments={treatments} rows={isPainted ? shown : shown.slice(0, firstRows)} />
        {isWhole && <OtherWays />}
      </div>
      <Foot
        label={items.length > 0 ? `${items.length}개 선택, 다음` : '다음'}
        disabled={items.length === 0}
        reason={say('받으실 시술을 하나 이상 골라 주세요.')}
        onNext={() => dispatch({ type: 'go', to: nextStep(booking, Boolean(member)) })}
      >
        {items.length > 0 && <QuoteLine />}
      </Foot>
    </>
  )
}

type TreatmentListProps = { treatments: Treatments; rows: Treatments['shown'] }

function TreatmentList({ treatments, rows }: TreatmentListProps) {
  const { products, isWaiting, keyword, hasMore, showMore } = treatments
  const say = useClinicWords()
  return (
    <>
      {products.error ? (
        <FailureNote sentence={say('시술을 불러오지 못했습니다.')} onRetry={products.retry} />
      ) : isWaiting ? (
        <RowsSkeleton count={6} />
      ) : rows.length === 0 ? (
        <EmptyNote
          sentence={
            keyword
              ? `‘${keyword}’${say('에 맞는 시술이 없습니다. 다른 말로 찾아보시거나 방문 상담을 예약해 주세요.')}`
              : say('예약할 수 있는 시술이 없습니다.')
          }
        />
      ) : (
        <ul className={styles.products({ stale: products.isStale })}>
          {rows.map((product) => (
            <ProductRow key={product.id} product={product} />
          ))}
        </ul>
      )}
      {hasMore && (
        <button type="button" className={styles.more()} onClick={showMore}>
          {say('시술 더 보기')}
        </button>
      )}
    </>
  )
}

/** Other ways to book, for a visitor who finds no treatment. */
function OtherWays() {
  const { dispatch } = useWidget()
  const say = useClinicWords()
  return (
    <div className={styles.other()}>
      <button
        type="button"
        className={linkButton()}
        onClick={() => dispatch({ type: 'switch', kind: 'visit' })}
      >
        {say('시술을 정하지 못했어요. 방문 상담 예약하기')}
      </button>
      <button
        type="button"
        className={linkButton()}
        onClick={() => dispatch({ type: 'switch', kind: 'consultation' })}
      >
        먼저 물어보고 싶어요. 전화 상담 신청하기
      </button>
      <FindLink />
    </div>
  )
}
