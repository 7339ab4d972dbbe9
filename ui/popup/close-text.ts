export const closeText = '닫기'
