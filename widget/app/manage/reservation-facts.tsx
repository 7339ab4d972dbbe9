import { dayText } from '#schema/plain/days.ts'
import { formatNumber } from '#ui/format.ts'
import type { Reservation } from '../../api.ts'
import { timeText } from '../calendar.ts'
import { useWidget } from '../context.ts'
import { Facts } from '../parts/facts.tsx'

export const statusText: Record<Reservation['status'], string> = {
  REQUESTED: '병원 확인 중',
  CONFIRMED: '예약 확정',
  REJECTED: '병원에서 받지 못함',
  CANCELLED: '취소됨',
  NO_SHOW: '방문하지 않음',
  DONE: '다녀오심',
}

/** A booking as it stands. */
export function ReservationFacts({ reservation }: { reservation: Reservation }) {
  const { site } = useWidget()
  const { day, time, employee, items, totalPrice, isIncludeVat, code, status, reason, pendingMove } =
    reservation
  const treatments = items.map(
    ({ productName, optionName, quantity }) =>
      `${productName} ${optionName}${quantity > 1 ? ` × ${quantity}` : ''}`,
  )
  const rows = [
    ['상태', statusText[status]],
    ['일시', `${dayText(day)} ${timeText(time)}`],
    ...(pendingMove
      ? [['옮길 시간', `${dayText(pendingMove.day)} ${timeText(pendingMove.time)} (병원 확인 중)`] as const]
      : []),
    ['병원', site.name],
    ...(site.address ? [['주소', site.address] as const] : []),
    ['의료진', employee?.name ?? '병원이 정해 드립니다'],
    ...(treatments.length > 0
      ? [['시술', treatments.join(', ')] as const]
      : [['방문 목적', '방문 상담'] as const]),
    ...(totalPrice !== null && items.length > 0
      ? [['금액', `${formatNumber(totalPrice)}원 (${isIncludeVat ? 'VAT 포함' : 'VAT 별도'})`] as const]
      : []),
    ...(reason ? [['사유', reason] as const] : []),
    ['예약 번호', code],
  ] as const
  return <Facts rows={rows} />
}
