import { dayText } from '#schema/plain/days.ts'
import { useState } from 'react'
import type { Waiting } from '../../api.ts'
import { useWidget } from '../context.ts'
import { WaitingFacts } from '../manage/waiting-facts.tsx'
import { PartChoices } from '../parts/part-choices.tsx'
import { useAnswer } from '../use-answer.ts'
import { Quoting, SendStep } from './send-step.tsx'
import { useRequester } from './use-requester.tsx'

/** Asks which part of a full day will do, and takes a place in its line. */
export default function WaitStep() {
  const { api, cache, booking, dispatch, utm } = useWidget()
  const requester = useRequester()
  const { quote, who, said } = requester
  const [part, setPart] = useState<Waiting['part']>('ANY')
  const { waitFor: day, items, employeeId } = booking
  const doctors = useAnswer(cache, `doctors ${JSON.stringify(items)}`, (signal) => api.doctors(items, signal))
  if (!quote.data || quote.error || day === null) return <Quoting quote={quote} />
  const join = async () => {
    const { linkToken } = await api.wait({ day, part, employeeId, items, ...said, utm })
    cache.clear()
    dispatch({ type: 'waiting', token: linkToken, isNew: true })
  }
  const employee = doctors.data?.rows.find(({ id }) => id === employeeId) ?? null
  return (
    <SendStep
      requester={requester}
      title={`${dayText(day)} 자리가 나면 알려 드립니다`}
      text="먼저 신청하신 순서대로 문자를 보내고, 예약하실 수 있게 그 시간을 잠시 잡아 둡니다."
      label="알림 신청하기"
      send={join}
    >
      <PartChoices title="언제가 좋으세요?" part={part} onChoose={setPart} />
      <WaitingFacts employee={employee} items={quote.data.items} who={who} />
    </SendStep>
  )
}
