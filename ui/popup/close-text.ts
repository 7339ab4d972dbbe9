/** Of the button that closes a popup. Read by the server too, for the fonts of first visits. */
export const closeText = '닫기'
