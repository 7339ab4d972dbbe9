/** Purpose that agreeing allows. `NOTICE` is only there to be read. */
export const termPurposes = [
  'SERVICE',
  'PRIVACY',
  'SENSITIVE',
  'THIRD_PARTY',
  'MARKETING_SMS',
  'MARKETING_EMAIL',
  'MARKETING_NIGHT',
  'NOTICE',
] as const
export type TermPurpose = (typeof termPurposes)[number]

/** Korean names of what terms are for, as the console calls them. */
export const termPurposeNames: Record<TermPurpose, string> = {
  SERVICE: '이용약관',
  PRIVACY: '개인정보 수집·이용 동의',
  SENSITIVE: '민감정보 처리 동의',
  THIRD_PARTY: '개인정보 제3자 제공 동의',
  MARKETING_SMS: '광고 문자 수신 동의',
  MARKETING_EMAIL: '광고 이메일 수신 동의',
  MARKETING_NIGHT: '야간 광고 수신 동의',
  NOTICE: '읽기만 하는 글',
}

export const termOccasionNames = { SIGN_UP: '회원 가입', RESERVATION: '예약' } as const

/**
 * Says whether terms of a purpose are a consent to the use of personal data, which names purpose, items, retention and
 * the right to refuse. Source: Personal Information Protection Act, articles 15, 17, 22 and 23.
 */
export const isDataConsent = (purpose: TermPurpose) => purpose !== 'SERVICE' && purpose !== 'NOTICE'

/** Says whether a consent's retention ends something here: data that others get is theirs to delete. */
export const hasRetentionPeriod = (purpose: TermPurpose) =>
  isDataConsent(purpose) && purpose !== 'THIRD_PARTY'
