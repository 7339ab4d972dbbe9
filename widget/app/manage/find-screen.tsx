import { dayText, timeText } from '#schema/plain/days.ts'
import { ChevronRight } from 'lucide-react'
import { ApiError } from '#api/api-error.ts'
import { useEffect, useState } from 'react'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote, FailureNote } from '#ui/state-note.tsx'
import type { WidgetApi } from '../../api.ts'
import type { Found } from '../booking.ts'
import { useWidget } from '../context.ts'
import { body, lead } from '../panel.styles.ts'
import { Waiting } from '../parts/waiting.tsx'
import { SignIn } from '../steps/sign-in.tsx'
import { useAnswer } from '../use-answer.ts'
import { Entries, namesOf } from './entries.tsx'
import { GuestSearch } from './guest-search.tsx'
import * as styles from './manage.styles.ts'

/** A member's bookings, or the ways in which a guest finds theirs. */
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
  const [round, setRound] = useState(0)
  const [error, setError] = useState<ApiError>()
  useEffect(() => {
    let isWanted = true
    setError(undefined)
    ask(api).then(
      (found) => {
        if (isWanted) dispatch({ type: 'found', found, isNamed: true })
      },
      (refusal: unknown) => {
        if (!isWanted) return
        // Whether the link is over is not known where no answer came, or nothing but that it was asked too often.
        const isUnknown = refusal instanceof ApiError && (refusal.status >= 500 || refusal.status === 429)
        if (isUnknown) setError(refusal)
        else onOver()
      },
    )
    return () => {
      isWanted = false
    }
    // `ask` is made anew at each render and asks for the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [round])
  if (!error) return <Waiting />
  return (
    <div className={body()}>
      <FailureNote sentence={error.message} onRetry={() => setRound(round + 1)} />
    </div>
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
                  <strong>{offer ? `${dayText(day)} ${timeText(offer.time)}` : dayText(day)}</strong>
                  <small>{`${offer ? '자리가 났습니다' : '자리를 기다리는 중'} · ${namesOf(items)}`}</small>
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
        <Entries
          rows={data.rows}
          onOpen={(reservation) => dispatch({ type: 'found', found: { reservation } })}
        />
      )}
    </div>
  )
}
