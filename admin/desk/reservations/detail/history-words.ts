import { reservationStatusNames } from '#schema/plain/reservation-words.ts'
import { formatDateTime } from '#ui/format.ts'
import type { ReservationStatus } from '#schema/reservations.ts'

export const eventNames: Record<string, string> = {
  CREATED: '예약',
  CHANGED: '변경',
  MOVE_REQUESTED: '변경 신청',
  MOVE_REJECTED: '변경 거절',
  MOVE_WITHDRAWN: '변경 신청 철회',
  CONFIRMED: '확정',
  REJECTED: '거절',
  CANCELLED: '취소',
  RESTORED: '되돌림',
  NO_SHOW: '노쇼',
  DONE: '방문 완료',
  MEMO: '메모',
  REVEALED: '연락처 보기',
}

export const fieldNames: Record<string, string> = {
  reservedAt: '시각',
  endsAt: '끝나는 시각',
  employee: '담당',
  contactName: '이름',
  request: '요청',
  items: '예약 시술',
  memo: '메모',
  reason: '이유',
  status: '상태',
  override: '확인한 내용',
}

/** A value of the history as people read it: moments in Seoul, a status by its name. */
export function valueText(value: string | null): string {
  if (!value) return '없음'
  if (value in reservationStatusNames) return reservationStatusNames[value as ReservationStatus]
  return /^\d{4}-\d{2}-\d{2}T/.test(value) ? formatDateTime(value) : value
}
