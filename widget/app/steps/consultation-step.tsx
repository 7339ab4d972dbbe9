import { dayText } from '#schema/plain/days.ts'
import { useState } from 'react'
import { TextSkeleton } from '#ui/skeleton.tsx'
import { FailureNote } from '#ui/state-note.tsx'
import { useWidget } from '../context.ts'
import { partNames } from '../manage/waiting-facts.tsx'
import { body, lead, sub } from '../panel.styles.ts'
import { Foot } from '../parts/foot.tsx'
import { fault as faultClass } from '../parts/parts.styles.ts'
import { facts } from './review-step.styles.ts'
import { messageOf } from './use-hold.ts'
import { useProductName } from './use-product-name.ts'
import { useRequester } from './use-requester.tsx'

/** The request to be called once more, what must be agreed to, and the request itself. */
export default function ConsultationStep() {
  const { api, site, booking, dispatch, utm } = useWidget()
  const { quote, left, who, said, learn, consents } = useRequester()
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const product = useProductName()
  const { question, callWish } = booking
  if (quote.error) {
    return (
      <div className={body()}>
        <FailureNote sentence="신청 내용을 불러오지 못했습니다." onRetry={quote.retry} />
      </div>
    )
  }
  if (!quote.data) {
    return (
      <div className={body()}>
        <TextSkeleton lines={6} />
      </div>
    )
  }
  const ask = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      await api.consult({
        productId: callWish.productId,
        message: question.trim(),
        wishedDay: callWish.day || null,
        wishedPart: callWish.part,
        ...said,
        utm,
      })
      dispatch({ type: 'consulted' })
    } catch (error) {
      setBusy(false)
      learn(error)
      setFault(messageOf(error))
    }
  }
  const rows = [
    ['병원', site.name],
    ...(product ? [['시술', product] as const] : []),
    ['통화 희망', `${callWish.day ? dayText(callWish.day) : '아무 날이나'}, ${partNames[callWish.part]}`],
    ['신청하시는 분', who],
    ['궁금하신 것', question],
  ] as const
  return (
    <>
      <div className={body()}>
        <h2 className={lead()}>이대로 신청하시겠어요?</h2>
        <p className={sub()}>병원에서 확인하고 전화드립니다.</p>
        <dl className={facts()}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {consents}
        {fault && (
          <p className={faultClass()} role="alert">
            {fault}
          </p>
        )}
      </div>
      <Foot
        label="상담 신청하기"
        disabled={left > 0}
        reason={`필수 동의 ${left}개가 남았습니다.`}
        isBusy={isBusy}
        onNext={() => void ask()}
      />
    </>
  )
}
