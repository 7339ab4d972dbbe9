import { dayText } from '#schema/plain/days.ts'
import { ChevronRight } from 'lucide-react'
import { useEffect, useState, type FormEvent } from 'react'
import { formatPhone } from '#ui/format.ts'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote, FailureNote } from '#ui/state-note.tsx'
import { timeText } from '../calendar.ts'
import type { WidgetApi } from '../../api.ts'
import type { Found } from '../booking.ts'
import { useWidget } from '../context.ts'
import { body, lead, linkButton, section, sub } from '../panel.styles.ts'
import { Field } from '../parts/field.tsx'
import { Foot } from '../parts/foot.tsx'
import { Waiting } from '../parts/waiting.tsx'
import { SignIn } from '../steps/sign-in.tsx'
import { messageOf } from '../steps/use-hold.ts'
import { useAnswer } from '../use-answer.ts'
import { statusText } from './reservation-facts.tsx'
import * as styles from './manage.styles.ts'

/** A member's bookings, or the way in which a guest finds theirs: by number and code. */
export default function FindScreen() {
  const { member, booking } = useWidget()
  const [signsIn, setSignsIn] = useState(false)
  const { reservation: linkToken, reservationId } = booking.choice
  // A link that is over, or is another's, leaves the usual way.
  const [isOver, setOver] = useState(false)
  if (!isOver && !booking.found) {
    if (linkToken) return <Named ask={(api) => byLink(api, linkToken)} onOver={() => setOver(true)} />
    if (reservationId && member === undefined) return <Waiting />
    if (reservationId && member)
      return <Named ask={(api) => byId(api, reservationId)} onOver={() => setOver(true)} />
  }
  if (member) return <MyReservations />
  if (signsIn) return <SignIn onCancel={() => setSignsIn(false)} />
  return <GuestSearch onSignIn={() => setSignsIn(true)} />
}

/** A guest's reservation, by the link of a message or of the page. */
async function byLink(api: WidgetApi, linkToken: string): Promise<Found> {
  const proof = { linkToken }
  const { changeToken, ...reservation } = await api.findReservation(proof)
  return { reservation, proof, changeToken }
}
/** A member's own. */
const byId = async (api: WidgetApi, id: number): Promise<Found> => ({
  reservation: await api.myReservation(id),
})

/** Finds the reservation that the widget was opened for. */
function Named({ ask, onOver }: { ask: (api: WidgetApi) => Promise<Found>; onOver: () => void }) {
  const { api, dispatch } = useWidget()
  useEffect(() => {
    let isWanted = true
    ask(api).then(
      (found) => {
        if (isWanted) dispatch({ type: 'found', found, isNamed: true })
      },
      () => {
        if (isWanted) onOver()
      },
    )
    return () => {
      isWanted = false
    }
    // `ask` is made anew at each render and asks for the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return <Waiting />
}

function GuestSearch({ onSignIn }: { onSignIn: () => void }) {
  const { api, booking, dispatch } = useWidget()
  const [phone, setPhone] = useState(booking.phone)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const find = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      const proof = { phone, code: code.trim().toUpperCase() }
      const { changeToken, ...reservation } = await api.findReservation(proof)
      dispatch({ type: 'found', found: { reservation, proof, changeToken } })
    } catch (error) {
      setFault(messageOf(error))
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void find()
  }
  return (
    <>
      <div className={body()}>
        <h2 className={lead()}>예약하신 내용을 찾아 드릴게요</h2>
        <p className={sub()}>예약하실 때 적은 번호와, 예약을 마친 화면에 나온 예약 번호를 입력해 주세요.</p>
        <form onSubmit={onSubmit} noValidate>
          <Field
            label="휴대전화"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="010-1234-5678"
            value={phone}
            onWrite={(text) => setPhone(formatPhone(text))}
            autoFocus
          />
          <Field
            label="예약 번호"
            autoComplete="off"
            autoCapitalize="characters"
            value={code}
            onWrite={setCode}
            fault={fault}
          />
          <button type="submit" hidden>
            예약 찾기
          </button>
        </form>
        <div className={section()}>
          <button type="button" className={linkButton()} onClick={onSignIn}>
            회원이신가요? 로그인하고 보기
          </button>
        </div>
      </div>
      <Foot
        label="예약 찾기"
        disabled={phone === '' || code.trim() === ''}
        isBusy={isBusy}
        onNext={() => void find()}
      />
    </>
  )
}

function MyReservations() {
  const { api, cache, dispatch } = useWidget()
  const { data, error, retry } = useAnswer(cache, 'mine', api.myReservations)
  const waitings = useAnswer(cache, 'waitings', api.myWaitings)
  const waited = waitings.data?.rows ?? []
  // Both come together: the seats waited for would push the reservations down.
  const areKnown = (data ?? error) && (waitings.data ?? waitings.error)
  return (
    <div className={body()}>
      <h2 className={lead()}>내 예약</h2>
      {areKnown && waited.length > 0 && (
        <ul className={styles.list()}>
          {waited.map(({ id, day, offer, items, linkToken }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.entry()}
                onClick={() => dispatch({ type: 'waiting', token: linkToken, isNew: false })}
              >
                <span>
                  <strong>
                    {dayText(day)} {offer && timeText(offer.time)}
                  </strong>
                  <small>
                    {offer ? '자리가 났습니다' : '자리를 기다리는 중'} · {namesOf(items)}
                  </small>
                </span>
                <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!areKnown ? (
        <RowsSkeleton count={4} />
      ) : !data ? (
        <FailureNote sentence="예약을 불러오지 못했습니다." onRetry={retry} />
      ) : data.rows.length === 0 && waited.length === 0 ? (
        <EmptyNote sentence="아직 예약하신 내용이 없습니다." />
      ) : (
        <ul className={styles.list()}>
          {data.rows.map((reservation) => (
            <li key={reservation.id}>
              <button
                type="button"
                className={styles.entry()}
                onClick={() => dispatch({ type: 'found', found: { reservation } })}
              >
                <span>
                  <strong>
                    {dayText(reservation.day)} {timeText(reservation.time)}
                  </strong>
                  <small>
                    {statusText[reservation.status]} · {namesOf(reservation.items)}
                  </small>
                </span>
                <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const namesOf = (items: readonly { productName: string }[]) =>
  items.map(({ productName }) => productName).join(', ') || '방문 상담'
