import { dayText } from '#schema/plain/days.ts'
import { useState } from 'react'
import { TextSkeleton } from '#ui/skeleton.tsx'
import { FailureNote } from '#ui/state-note.tsx'
import type { Waiting } from '../../api.ts'
import { useWidget } from '../context.ts'
import { WaitingFacts, partNames } from '../manage/waiting-facts.tsx'
import { reason, reasons } from '../manage/manage.styles.ts'
import { body, lead, section, sectionTitle, sub } from '../panel.styles.ts'
import { Foot } from '../parts/foot.tsx'
import { fault as faultClass } from '../parts/parts.styles.ts'
import { useAnswer } from '../use-answer.ts'
import { messageOf } from './use-hold.ts'
import { useRequester } from './use-requester.tsx'

/** Asks which part of a full day will do, and takes a place in its line. */
export default function WaitStep() {
  const { api, cache, booking, dispatch, utm } = useWidget()
  const { quote, left, who, said, learn, consents } = useRequester()
  const [part, setPart] = useState<Waiting['part']>('ANY')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { waitFor: day, items, employeeId } = booking
  const doctors = useAnswer(cache, `doctors ${JSON.stringify(items)}`, (signal) => api.doctors(items, signal))
  if (quote.error) {
    return (
      <div className={body()}>
        <FailureNote sentence="신청 내용을 불러오지 못했습니다." onRetry={quote.retry} />
      </div>
    )
  }
  if (!quote.data || day === null) {
    return (
      <div className={body()}>
        <TextSkeleton lines={6} />
      </div>
    )
  }
  const join = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      const { linkToken } = await api.wait({ day, part, employeeId, items, ...said, utm })
      cache.clear()
      dispatch({ type: 'waiting', token: linkToken, isNew: true })
    } catch (error) {
      setBusy(false)
      learn(error)
      setFault(messageOf(error))
    }
  }
  const employee = doctors.data?.rows.find(({ id }) => id === employeeId) ?? null
  return (
    <>
      <div className={body()}>
        <h2 className={lead()}>{dayText(day)} 자리가 나면 알려 드립니다</h2>
        <p className={sub()}>
          먼저 신청하신 순서대로 문자를 보내고, 예약하실 수 있게 그 시간을 잠시 잡아 둡니다.
        </p>
        <fieldset className={section()}>
          <legend className={sectionTitle()}>언제가 좋으세요?</legend>
          <div className={reasons()}>
            {(Object.keys(partNames) as Waiting['part'][]).map((one) => (
              <label key={one} className={reason()}>
                <input
                  type="radio"
                  name="part"
                  value={one}
                  checked={part === one}
                  onChange={() => setPart(one)}
                />
                {partNames[one]}
              </label>
            ))}
          </div>
        </fieldset>
        <WaitingFacts employee={employee} items={quote.data.items} who={who} />
        {consents}
        {fault && (
          <p className={faultClass()} role="alert">
            {fault}
          </p>
        )}
      </div>
      <Foot
        label="알림 신청하기"
        disabled={left > 0}
        reason={`필수 동의 ${left}개가 남았습니다.`}
        isBusy={isBusy}
        onNext={() => void join()}
      />
    </>
  )
}
