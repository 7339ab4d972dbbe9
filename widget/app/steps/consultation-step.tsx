import { dayText } from '#schema/plain/days.ts'
import { useClinicWords, useWidget } from '../context.ts'
import { section, sectionTitle } from '../panel.styles.ts'
import { Facts } from '../parts/facts.tsx'
import { partNames } from '../parts/part-choices.tsx'
import { question as words } from './review-step.styles.ts'
import { Quoting, SendStep } from './send-step.tsx'
import { useProductName } from './use-product-name.ts'
import { useRequester } from './use-requester.tsx'

/** The request to be called once more, what must be agreed to, and the request itself. */
export default function ConsultationStep() {
  const { api, site, booking, dispatch, utm } = useWidget()
  const requester = useRequester()
  const { quote, who, said } = requester
  const product = useProductName()
  const say = useClinicWords()
  const { question, callRequest } = booking
  if (!quote.data || quote.error) return <Quoting quote={quote} />
  const ask = async () => {
    await api.consult({
      productId: callRequest.productId,
      message: question.trim(),
      wishedDay: callRequest.day || null,
      wishedPart: callRequest.part,
      ...said,
      utm,
    })
    dispatch({ type: 'consulted' })
  }
  return (
    <SendStep
      requester={requester}
      title="이대로 신청하시겠어요?"
      text="병원에서 확인하고 전화드립니다."
      label="상담 신청하기"
      send={ask}
    >
      <Facts
        rows={[
          ['병원', site.name],
          ...(product ? [[say('시술'), product] as const] : []),
          [
            '통화 희망',
            `${callRequest.day ? dayText(callRequest.day) : '아무 날'} ${partNames[callRequest.part]}`,
          ],
          ['신청하시는 분', who],
        ]}
      />
      <section className={section()} aria-labelledby="question">
        <h3 id="question" className={sectionTitle()}>
          궁금하신 것
        </h3>
        <p className={words()}>{question.trim()}</p>
      </section>
    </SendStep>
  )
}
