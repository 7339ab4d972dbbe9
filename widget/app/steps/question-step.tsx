import { addDays, dayText } from '#schema/plain/days.ts'
import { useRef, useState, type RefObject } from 'react'
import { useToday } from '#ui/use-now.ts'
import { nextStep } from '../booking.ts'
import { useClinicWords, useWidget } from '../context.ts'
import { body, lead, linkButton, sub } from '../panel.styles.ts'
import { Choice, Choices } from '../parts/choices.tsx'
import { Foot } from '../parts/foot.tsx'
import { fault as faultClass, field, hint, input, label } from '../parts/parts.styles.ts'
import { PartChoices } from '../parts/part-choices.tsx'
import { useProductName } from './use-product-name.ts'

/** Days ahead, from today on, on which one may wish to be called. */
const daysAhead = 7

/** A visitor's question before booking, and the times at which the clinic may call them. */
export default function QuestionStep() {
  const { booking, dispatch, member } = useWidget()
  const { question, callRequest } = booking
  const [fault, setFault] = useState<string>()
  const area = useRef<HTMLTextAreaElement>(null)
  const product = useProductName()
  const next = () => {
    if (question.trim() !== '') return dispatch({ type: 'go', to: nextStep(booking, Boolean(member)) })
    setFault('궁금하신 것을 적어 주세요.')
    area.current?.focus()
  }
  return (
    <>
      <div className={body()}>
        <h2 className={lead()}>무엇이 궁금하세요?</h2>
        <p className={sub()}>
          적어 주시면 병원에서 전화로 답해 드립니다. 적으신 말은 문자에 나타나지 않습니다.
        </p>
        {product && (
          <p className={sub()}>
            <strong>{product}</strong>에 대해 문의합니다.{' '}
            <button
              type="button"
              className={linkButton()}
              onClick={() => dispatch({ type: 'call', request: { productId: null } })}
            >
              다른 것 물어보기
            </button>
          </p>
        )}
        <QuestionField area={area} fault={question.trim() === '' ? fault : undefined} />
        <DayChoices />
        <PartChoices
          title="편하신 시간대"
          part={callRequest.part}
          onChoose={(part) => dispatch({ type: 'call', request: { part } })}
        />
      </div>
      <Foot label="다음" onNext={next} />
    </>
  )
}

/** `오늘`, `내일`, `26일(목)` */
const shortDay = (day: string, index: number) => ['오늘', '내일'][index] ?? dayText(day).replace(/^.*월 /, '')

type QuestionFieldProps = { area: RefObject<HTMLTextAreaElement | null>; fault: string | undefined }

function QuestionField({ area, fault }: QuestionFieldProps) {
  const { booking, dispatch } = useWidget()
  const say = useClinicWords()
  return (
    <div className={field()}>
      <label htmlFor="question" className={label()}>
        궁금하신 것
      </label>
      <textarea
        ref={area}
        id="question"
        className={input()}
        value={booking.question}
        maxLength={1000}
        rows={4}
        aria-invalid={fault ? true : undefined}
        aria-describedby="question-hint"
        onChange={(event) => dispatch({ type: 'write', field: 'question', text: event.target.value })}
      />
      {fault && (
        <p className={faultClass()} role="alert">
          {fault}
        </p>
      )}
      <p id="question-hint" className={hint()}>
        {say('예: 시술 뒤 며칠이나 쉬어야 하나요?')}
      </p>
    </div>
  )
}

/** The days on which they can be called. */
function DayChoices() {
  const { booking, dispatch } = useWidget()
  const { callRequest } = booking
  const today = useToday()
  const days = today ? Array.from({ length: daysAhead }, (_, index) => addDays(today, index)) : []
  return (
    <Choices title="언제 전화드릴까요?">
      <Choice isOn={callRequest.day === ''} onTap={() => dispatch({ type: 'call', request: { day: '' } })}>
        아무 날
      </Choice>
      {days.map((day, index) => (
        <Choice
          key={day}
          isOn={callRequest.day === day}
          onTap={() => dispatch({ type: 'call', request: { day } })}
        >
          {shortDay(day, index)}
        </Choice>
      ))}
    </Choices>
  )
}
