import { dayText, momentText, timeText } from '#schema/plain/days.ts'
import { doctorText } from '#schema/plain/reservation-words.ts'
import { ApiError } from '#api/api-error.ts'
import { formatNumber, vatText } from '#ui/format.ts'
import { useMinute } from '#ui/use-now.ts'
import type { Quote } from '../../api.ts'
import { minutesText } from '../time-words.ts'
import { useWidget } from '../context.ts'
import { Facts } from '../parts/facts.tsx'
import { HeldSlot } from '../parts/held-slot.tsx'
import { OptionPrice } from '../parts/option-price.tsx'
import { field, input, label, optional } from '../parts/parts.styles.ts'
import * as styles from './review-step.styles.ts'
import { Quoting, SendStep } from './send-step.tsx'
import { messageOf } from '../parts/fault.tsx'
import { forgetTimes, isLost, useHold } from './use-hold.ts'
import { useRequester, type Requester } from './use-requester.tsx'

const minute = 60_000

/** Returns what books the time that is held, and tells where it is gone. */
function useReserve({ quote, said }: Requester) {
  const { api, cache, booking, dispatch, member, tell, utm } = useWidget()
  const { slot, items, kind } = booking
  return async () => {
    if (!slot) return
    try {
      const reservation = await api.reserve(
        {
          type: kind === 'treatment' ? 'TREATMENT' : 'VISIT',
          reservedAt: slot.reservedAt,
          employeeId: booking.employeeId,
          items,
          request: booking.request,
          ...said,
          ...(booking.hold && { holdToken: booking.hold.holdToken }),
          withoutEventOptionIds: (quote.data?.items ?? []).flatMap(({ productOptionId, offer }) =>
            offer?.problem ? [productOptionId] : [],
          ),
          fromCart: booking.choice.fromCart ?? false,
          utm,
        },
        booking.idempotencyKey,
      )
      const proof = member ? undefined : { phone: booking.phone, code: reservation.code }
      dispatch({ type: 'made', made: { reservation, proof } })
      cache.clear()
      tell({ type: 'reservationCreated', status: reservation.status, reservedAt: reservation.reservedAt })
    } catch (error) {
      // The last at an event's price went to somebody else: what it costs now is asked for and shown with the reason.
      if (error instanceof ApiError && error.code.startsWith('event-')) quote.retry()
      if (!isLost(error)) throw error
      forgetTimes(cache)
      dispatch({ type: 'lost', message: messageOf(error), key: crypto.randomUUID() })
    }
  }
}

/** Summary of the booking, the consents, and the button that books. */
export default function ReviewStep() {
  const { site, booking } = useWidget()
  const requester = useRequester()
  const { quote, who } = requester
  const reserve = useReserve(requester)
  const { hold, error } = useHold()
  const now = useMinute()
  const { slot, kind } = booking

  if (!quote.data || quote.error || !slot) return <Quoting quote={quote} />
  const { durationMinutes, confirmation } = quote.data
  const confirms =
    confirmation === 'IMMEDIATE'
      ? '예약하시면 바로 확정됩니다.'
      : '신청하시면 병원에서 확인한 뒤 확정해 드립니다.'
  const changes = now ? changesText(Date.parse(slot.reservedAt), quote.data, now.getTime()) : ''
  return (
    <SendStep
      requester={requester}
      title={`${dayText(slot.day)} ${timeText(slot.time)}`}
      text={`${confirms} ${changes}`}
      label={confirmation === 'IMMEDIATE' ? '예약하기' : '예약 신청하기'}
      send={reserve}
      error={error}
      foot={<HeldSlot onHoldAgain={() => void hold(slot)} />}
    >
      <Facts
        rows={[
          ['병원', site.name],
          ['의료진', doctorText(booking.hold?.employee)],
          kind === 'visit' ? ['방문 목적', '방문 상담'] : ['소요 시간', `약 ${minutesText(durationMinutes)}`],
          ['예약하시는 분', who],
        ]}
      />
      {quote.data.items.length > 0 && <Items quote={quote.data} />}
      <Request />
    </SendStep>
  )
}

/** Treatments with their prices of today, and their sum. */
function Items({ quote }: { quote: Quote }) {
  const { items, totalPrice, isIncludeVat } = quote
  return (
    <ul className={styles.items()}>
      {items.map((item) => (
        <li key={item.productOptionId}>
          <span>
            <strong>{item.productName}</strong>
            <small>{item.quantity > 1 ? `${item.optionName} × ${item.quantity}` : item.optionName}</small>
            {item.price && <OptionPrice price={item.price} />}
            {item.offer?.problem && (
              <small>{`${item.offer.problem.message} 이벤트가 아닌 가격으로 예약합니다.`}</small>
            )}
          </span>
        </li>
      ))}
      {totalPrice !== null && (
        <li className={styles.total()}>
          <span>
            합계 <small>{`${vatText(isIncludeVat)}, 결제는 병원에서 합니다`}</small>
          </span>
          <strong>{`${formatNumber(totalPrice)}원`}</strong>
        </li>
      )}
    </ul>
  )
}

function Request() {
  const { booking, dispatch } = useWidget()
  return (
    <div className={field()}>
      <label htmlFor="request" className={label()}>
        병원에 전할 말<span className={optional()}>선택</span>
      </label>
      <textarea
        id="request"
        className={input()}
        value={booking.request}
        maxLength={1000}
        rows={2}
        onChange={(event) => dispatch({ type: 'write', field: 'request', text: event.target.value })}
      />
    </div>
  )
}

/** Says until when a booking that is made now may be changed and cancelled. */
function changesText(
  startsAt: number,
  { changeUntilMinutes, withdrawMinutes }: Pick<Quote, 'changeUntilMinutes' | 'withdrawMinutes'>,
  now: number,
): string {
  const until = startsAt - changeUntilMinutes * minute
  if (until > now) return `${momentText(until)}까지 변경·취소하실 수 있습니다.`
  const withdrawnUntil = Math.min(withdrawMinutes, Math.floor((startsAt - now) / minute))
  return withdrawnUntil > 0
    ? `예약하시고 ${minutesText(withdrawnUntil)} 안에는 취소하실 수 있고, 그 뒤에는 병원에 알려 주세요.`
    : '변경과 취소는 병원에 알려 주세요.'
}
