export const retentionUnits = ['DAY', 'MONTH', 'YEAR'] as const
export type RetentionUnit = (typeof retentionUnits)[number]

export const retentionUnitNames: Record<RetentionUnit, string> = { DAY: '일', MONTH: '개월', YEAR: '년' }

/** Kinds of records that a period ends, in the order in which they are listed. */
export const retentionKinds = [
  'RESERVATION',
  'CONSULTATION',
  'POST',
  'SENSITIVE',
  'MARKETING',
  'CUSTOMER',
] as const
export type RetentionKind = (typeof retentionKinds)[number]

/** Korean names of the kinds, and of the data that is deleted. */
export const retentionKindNames: Record<RetentionKind, { title: string; removed: string }> = {
  RESERVATION: { title: '예약', removed: '이름, 전화번호, 요청, 메모, 보낸 알림' },
  CONSULTATION: { title: '상담 신청', removed: '이름, 전화번호, 적은 내용, 메모' },
  POST: { title: '고객 문의·게시글', removed: '이름, 제목, 내용, 사진, 답변' },
  SENSITIVE: { title: '민감정보', removed: '예약과 상담의 시술, 요청, 메모, 고객의 게시글' },
  MARKETING: { title: '광고 수신 동의', removed: '동의(철회한 것으로 바뀜)' },
  CUSTOMER: { title: '고객 정보', removed: '오래 이용하지 않은 회원과 비회원의 정보 전부' },
}

export type RetentionLength = { amount: number; unit: RetentionUnit }

/** Writes a period as people say it: `1년`, `6개월`. */
export const retentionText = ({ amount, unit }: RetentionLength) => `${amount}${retentionUnitNames[unit]}`
