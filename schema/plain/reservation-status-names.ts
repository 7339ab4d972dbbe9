/** States of a reservation as the clinic reads them. */
export const reservationStatusNames = {
  REQUESTED: '확정 대기',
  CONFIRMED: '확정',
  DONE: '방문 완료',
  NO_SHOW: '노쇼',
  CANCELLED: '취소',
  REJECTED: '거절',
} as const
