/** Widths in px at which everything must stand, each with the height of a screen so wide. */
export const widths = [
  { width: 390, height: 844, name: '휴대폰' },
  { width: 800, height: 1100, name: '태블릿' },
  { width: 1280, height: 800, name: '노트북' },
  { width: 1700, height: 960, name: '큰 화면' },
] as const
