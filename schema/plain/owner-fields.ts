/** Reason why an owner's field is closed to everybody else. */
export const ownersOnlyReason =
  '다른 곳의 스크립트가 사이트에서 실행되는 설정이라 소유자만 변경할 수 있습니다.'
