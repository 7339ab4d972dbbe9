import { dayInSeoul, dayText, momentText, timeInSeoul, timeText } from '#schema/plain/days.ts'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { buttonClass } from '#ui/button.tsx'
import { FreshText } from '#ui/fresh-text.tsx'
import { useToday } from '#ui/use-now.ts'
import { FailureNote } from '#ui/state-note.tsx'
import type { Waiting as WaitingAnswer } from '../../api.ts'
import { missingTerms } from '../booking.ts'
import { useWidget } from '../context.ts'
import { body, lead, linkButton, section, sectionTitle, sub } from '../panel.styles.ts'
import { Foot } from '../parts/foot.tsx'
import { Fault } from '../parts/fault.tsx'
import { notice } from '../parts/parts.styles.ts'
import { Waiting as Loading } from '../parts/waiting.tsx'
import { Consent } from '../steps/consents.tsx'
import { consents } from '../steps/review-step.styles.ts'
import { useAnswer } from '../use-answer.ts'
import { WaitingFacts } from './waiting-facts.tsx'

/** A place in line: what is waited for, the time that is kept once there is one, and the way out. */
export default function WaitingScreen() {
  const { api, cache, booking } = useWidget()
  const token = booking.waitingToken
  const { data, error, retry } = useAnswer(cache, token && `waiting ${token}`, (signal) =>
    api.waiting(token as string, signal),
  )
  if (error) {
    const isGone = error instanceof ApiError && error.status === 404
    if (isGone) return <Ended title="기다리는 자리가 없습니다" text={error.message} />
    return (
      <div className={body()}>
        <FailureNote sentence="기다리는 자리를 불러오지 못했습니다." onRetry={retry} />
      </div>
    )
  }
  if (!data) return <Loading />
  switch (data.status) {
    case 'BOOKED':
      return (
        <Ended
          title="예약을 마치셨습니다"
          text={`${dayText(data.day)} 예약은 예약 안내 문자에서 보실 수 있습니다.`}
        />
      )
    default:
      return <Open waiting={data} onChanged={retry} />
  }
}

/** A wait that is over; a new booking is the one way on. */
function Ended({ title, text }: { title: string; text: string }) {
  const { booking, dispatch } = useWidget()
  const { kind, items } = booking
  return (
    <>
      <div className={body()}>
        <h2 className={lead()}>{title}</h2>
        <p className={sub()}>{text}</p>
      </div>
      <Foot
        label="다른 시간 보기"
        onNext={() => dispatch({ type: 'open', kind, choice: { items }, key: crypto.randomUUID() })}
      />
    </>
  )
}

/** Calls by which a place in line is taken or left. `onChanged` asks again what has become of it. */
function useAnswerToOffer({ linkToken, terms }: WaitingAnswer, onChanged: () => void) {
  const { api, cache, booking, dispatch, tell } = useWidget()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const [hasLeft, setLeft] = useState(false)

  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (refusal) {
      setError(refusal)
      setBusy(false)
      // What has become of it is asked again: the time may have passed to the next, or other terms be in force.
      onChanged()
    }
  }
  const accept = () =>
    run(async () => {
      const agreements = terms.map(({ id, version }) => ({
        termId: id,
        version,
        isAgreed: booking.agreed[id] ?? false,
      }))
      const reservation = await api.acceptOffer(linkToken, agreements)
      const { contactPhone: phone, code, status, reservedAt } = reservation
      cache.clear()
      dispatch({ type: 'made', made: { reservation, proof: { phone, code } } })
      tell({ type: 'reservationCreated', status, reservedAt })
    })
  const leave = () =>
    run(async () => {
      await api.stopWaiting(linkToken)
      cache.clear()
      setLeft(true)
    })
  return { error, isBusy, hasLeft, accept, leave }
}

type OpenProps = { waiting: WaitingAnswer; onChanged: () => void }

function Open({ waiting, onChanged }: OpenProps) {
  const { booking, options, close } = useWidget()
  const { error, isBusy, hasLeft, accept, leave } = useAnswerToOffer(waiting, onChanged)
  const [isLeaving, setLeaving] = useState(false)
  const today = useToday()
  const { offer, terms, day, employee, items, contactName, part } = waiting
  const left = missingTerms(terms, booking.agreed).length
  if (hasLeft) return <Ended title="그만 기다립니다" text={`${dayText(day)} 자리 알림을 취소했습니다.`} />
  return (
    <>
      <div className={body()}>
        <div role="status">
          <h2 className={lead()}>
            {offer
              ? `${dayText(offer.day)} ${timeText(offer.time)} 자리가 났습니다`
              : `${dayText(day)} 자리를 기다리고 있습니다`}
          </h2>
        </div>
        <p className={sub()}>{explanation(waiting, today)}</p>
        <WaitingFacts
          employee={offer?.employee ?? employee}
          items={items}
          who={contactName}
          {...(!offer && { part })}
        />
        {offer && terms.length > 0 && <NewTerms terms={terms} />}
        <div className={section()}>
          {isLeaving ? (
            <Leaving
              hasOffer={offer !== null}
              error={error}
              isBusy={isBusy}
              onStay={() => setLeaving(false)}
              onLeave={() => void leave()}
            />
          ) : (
            <button type="button" className={linkButton()} onClick={() => setLeaving(true)}>
              그만 기다리기
            </button>
          )}
        </div>
      </div>
      {!offer && options.mode === 'popup' && <Foot label="닫기" onNext={close} />}
      {offer && (
        <Foot
          label="이 시간으로 예약하기"
          disabled={left > 0}
          reason={`필수 동의 ${left}개가 남았습니다.`}
          isBusy={isBusy}
          error={isLeaving ? undefined : error}
          onNext={() => void accept()}
        />
      )}
    </>
  )
}

/** `오늘 오후 2:30`, and with its day where that is another. */
const deadline = (moment: string, today: string | null): string =>
  dayInSeoul(moment) === today ? `오늘 ${timeText(timeInSeoul(moment))}` : momentText(moment)

/** Says what happens next with the place in line. */
const explanation = ({ offer, hasMissed }: WaitingAnswer, today: string | null): string =>
  offer
    ? `${deadline(offer.expiresAt, today)}까지 이 시간을 잡아 두었습니다. 그때까지 예약하지 않으시면 다음 분께 넘어가고, 맨 뒤에서 계속 기다리시게 됩니다.`
    : hasMissed
      ? '잡아 둔 시간이 지나 그 자리는 놓아 드렸습니다. 그날 다른 자리가 나면 다시 문자로 알려 드립니다.'
      : '자리가 나면 문자로 알려 드립니다. 먼저 신청하신 순서대로 알려 드립니다.'

function NewTerms({ terms }: Pick<WaitingAnswer, 'terms'>) {
  return (
    <section className={section()} aria-labelledby="consents">
      <h3 id="consents" className={sectionTitle()}>
        새로 바뀐 동의
      </h3>
      <ul className={consents()}>
        {terms.map((term) => (
          <Consent key={term.id} term={term} />
        ))}
      </ul>
    </section>
  )
}

type LeavingProps = {
  hasOffer: boolean
  error: unknown
  isBusy: boolean
  onStay: () => void
  onLeave: () => void
}

/** Confirms before giving up the place in line. */
function Leaving({ hasOffer, error, isBusy, onStay, onLeave }: LeavingProps) {
  return (
    <div className={notice()} role="alert">
      <strong>그만 기다리시겠어요?</strong>
      <FreshText>
        {hasOffer ? '이 시간은 다음 분께 넘어갑니다.' : '다시 신청하시면 맨 뒤에서 기다리게 됩니다.'}
      </FreshText>
      <Fault error={error} />
      <button type="button" className={buttonClass({ look: 'outline', size: 'medium' })} onClick={onStay}>
        계속 기다리기
      </button>
      <button
        type="button"
        className={buttonClass({ look: 'danger', size: 'medium' })}
        disabled={isBusy}
        onClick={onLeave}
      >
        그만 기다리기
      </button>
    </div>
  )
}
