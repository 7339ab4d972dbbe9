/** Events that a webhook tells of, with the words for them in Korean. */
export const webhookEventNames = {
  'reservation.created': '예약이 들어옴',
  'reservation.confirmed': '확정됨',
  'reservation.moved': '시각이나 담당이 바뀜',
  'reservation.changed': '시술이나 요청이 바뀜',
  'reservation.move-requested': '고객이 시각 변경을 신청함',
  'reservation.move-withdrawn': '고객이 변경 신청을 거둠',
  'reservation.move-rejected': '변경 신청을 거절함',
  'reservation.rejected': '거절됨',
  'reservation.cancelled': '취소됨',
  'reservation.restored': '되돌려짐',
  'reservation.done': '방문 완료',
  'reservation.no-show': '노쇼',
} as const
export type WebhookEvent = keyof typeof webhookEventNames
