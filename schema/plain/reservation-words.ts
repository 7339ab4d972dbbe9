/** States of a reservation, as clinic and customer read them. */
export const reservationStatusNames = {
  REQUESTED: '확정 대기',
  CONFIRMED: '확정',
  DONE: '방문 완료',
  NO_SHOW: '노쇼',
  CANCELLED: '취소',
  REJECTED: '거절',
} as const

/** Doctor of a reservation, as its customer reads it. */
export const doctorText = (employee: { name: string } | null | undefined) =>
  employee?.name ?? '병원이 정해 드립니다'
