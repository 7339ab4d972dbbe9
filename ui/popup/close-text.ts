/** Of the button that closes a popup. */
export const closeText = '닫기'
