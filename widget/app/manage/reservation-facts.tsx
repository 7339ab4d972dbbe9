import { dayText, timeText } from '#schema/plain/days.ts'
import { doctorText, reservationStatusNames } from '#schema/plain/reservation-words.ts'
import { formatPrice, vatText } from '#ui/format.ts'
import type { Reservation } from '../../api.ts'
import { useClinicWords, useWidget } from '../context.ts'
import { Facts } from '../parts/facts.tsx'

/** A booking as it stands. */
export function ReservationFacts({ reservation }: { reservation: Reservation }) {
  const { site } = useWidget()
  const say = useClinicWords()
  const { day, time, employee, items, totalPrice, isIncludeVat, code, status, reason, pendingMove } =
    reservation
  const treatments = items.map(
    ({ productName, optionName, quantity }) =>
      `${productName} ${optionName}${quantity > 1 ? ` × ${quantity}` : ''}`,
  )
  const rows = [
    ['상태', reservationStatusNames[status]],
    ['일시', `${dayText(day)} ${timeText(time)}`],
    ...(pendingMove
      ? [['옮길 시간', `${dayText(pendingMove.day)} ${timeText(pendingMove.time)} (확정 대기)`] as const]
      : []),
    ['병원', site.name],
    ...(site.address ? [['주소', site.address] as const] : []),
    ['의료진', doctorText(employee)],
    ...(treatments.length > 0
      ? [[say('시술'), treatments.join(', ')] as const]
      : [['방문 목적', '방문 상담'] as const]),
    ...(totalPrice !== null && items.length > 0
      ? [['금액', `${formatPrice(totalPrice)} (${vatText(isIncludeVat)})`] as const]
      : []),
    ...(reason ? [['사유', reason] as const] : []),
    ['예약 번호', code],
  ] as const
  return <Facts rows={rows} />
}
