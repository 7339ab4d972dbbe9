import { quietText } from '#schema/plain/text-colors.ts'

/** Design tokens. Source: docs/product.md, A1 to A8. */

export const colors = {
  primary1: '#0f5b45',
  primary2: '#1f8a66',
  primary3: '#b6f36b',
  onPrimary: '#ffffff',
  ground: '#ffffff',
  surface: '#f5f4f0',
  ink: '#16201c',
  line: '#e4e2dc',
  accent: '#1f8a66',
  gray0: '#ffffff',
  gray50: '#f8f8f7',
  gray100: '#f1f1ef',
  gray200: '#e3e3e0',
  gray300: '#cfcfcb',
  gray400: '#a9aaa6',
  gray500: '#858782',
  gray600: quietText,
  gray700: '#4b4e4a',
  gray800: '#333633',
  gray900: '#1b1d1b',
  gray1000: '#000000',
  navy: '#14213d',
  red: '#c0281f',
  orange: '#d9722a',
  yellow: '#e9b949',
  green: '#1f8a66',
  blue: '#2463c9',
  pink: '#d9577f',
  purple: '#6d4bb8',
  /** Dim behind what lies over the page. */
  dim: 'rgba(16, 18, 17, 0.52)',
  /** The page's ground below it. */
  dimmed: 'color-mix(in srgb, rgb(16, 18, 17) 52%, var(--colors-ground))',
  transparent: 'transparent',
} as const

export const fonts = {
  // The clinic's own, the slices of the whole, and what the machine has (`server/fonts/typefaces.ts`).
  body: "'Clinic Sans', 'Pretendard Variable', Pretendard, 'Fallback Sans', system-ui, 'Apple SD Gothic Neo', 'Noto Sans KR', sans-serif",
  display: 'var(--fonts-body)',
} as const

/** 4 px steps. */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  7: '28px',
  8: '32px',
  10: '40px',
  12: '48px',
  14: '56px',
  16: '64px',
  18: '72px',
  20: '80px',
  24: '96px',
  28: '112px',
  32: '128px',
  36: '144px',
} as const

/** `base` is a partner's own roundness; the others keep its proportion. */
export const radii = {
  base: '16px',
  small: 'calc(var(--radii-base) * 0.5)',
  large: 'calc(var(--radii-base) * 1.5)',
  /** Buttons and chips: round where the partner is round, square where it is square. */
  control: 'calc(var(--radii-base) * 4)',
  round: '999px',
} as const

/** Stacking order. Source: docs/product.md, A7. */
export const zIndices = {
  searchBackground: '8',
  search: '9',
  floating: '15',
  header: '20',
  popup: '30',
  modal: '110',
  alert: '120',
  toast: '500',
} as const

export const sizes = {
  layout: '1400px',
  /** Padding at the sides of the layout. */
  side: '24px',
  sideMobile: '16px',
  header: '80px',
  headerMobile: '48px',
  searchPanel: '792px',
} as const

export const transitions = {
  quick: '150ms cubic-bezier(0.2, 0, 0, 1)',
  base: '220ms cubic-bezier(0.2, 0, 0, 1)',
  slow: '300ms cubic-bezier(0.2, 0, 0, 1)',
} as const

/** Widths in px at and below which the named layout holds; `bigPc` at and above. Source: docs/product.md, A4. */
export const breakpoints = {
  smallPhone: 360,
  phone: 768,
  smallTablet: 1024,
  tablet: 1280,
  bigPc: 1600,
} as const

export const media = {
  smallPhone: `(max-width: ${breakpoints.smallPhone}px)`,
  phone: `(max-width: ${breakpoints.phone}px)`,
  smallTablet: `(max-width: ${breakpoints.smallTablet}px)`,
  tablet: `(max-width: ${breakpoints.tablet}px)`,
  /** Everything wider than a tablet in the hand. */
  pc: `(min-width: ${breakpoints.smallTablet + 1}px)`,
  bigPc: `(min-width: ${breakpoints.bigPc}px)`,
  /** A phone on its side, or a window at 400 %: a layer scrolls as a whole there, so that no bar takes its room. */
  low: '(max-height: 480px)',
  hover: '(hover: hover) and (pointer: fine)',
  still: '(prefers-reduced-motion: reduce)',
} as const
