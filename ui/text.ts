import type { CSS } from './css.ts'

const display = { fontFamily: '$display', fontWeight: 800, letterSpacing: '-0.03em', textWrap: 'balance' }
const heading = { fontFamily: '$display', fontWeight: 700, letterSpacing: '-0.02em', textWrap: 'balance' }

/**
 * The type scale, each style with its size on a phone; spread into a style: `css({ ...text.display1 })`.
 * Source: docs/product.md, A5.
 */
export const text = {
  display1: {
    ...display,
    fontSize: '64px',
    lineHeight: 1.15,
    '@phone': { fontSize: '32px', lineHeight: 1.25 },
  },
  display2: {
    ...display,
    fontSize: '48px',
    lineHeight: 1.2,
    '@phone': { fontSize: '24px', lineHeight: 1.3 },
  },
  heading1: {
    ...heading,
    fontSize: '36px',
    lineHeight: 1.3,
    '@phone': { fontSize: '24px', lineHeight: 1.35 },
  },
  heading2: {
    ...heading,
    fontSize: '28px',
    lineHeight: 1.35,
    '@phone': { fontSize: '20px', lineHeight: 1.4 },
  },
  heading3: { ...heading, fontSize: '20px', lineHeight: 1.4, '@phone': { fontSize: '18px' } },
  body1: { fontSize: '20px', lineHeight: 1.6, '@phone': { fontSize: '16px' } },
  body2: { fontSize: '18px', lineHeight: 1.6, '@phone': { fontSize: '15px' } },
  body3: { fontSize: '16px', lineHeight: 1.6, '@phone': { fontSize: '15px' } },
  body4: { fontSize: '14px', lineHeight: 1.6 },
  body5: { fontSize: '12px', lineHeight: 1.6 },
  label1: { fontSize: '18px', lineHeight: 1.4, fontWeight: 500 },
  label2: { fontSize: '16px', lineHeight: 1.4, fontWeight: 500 },
  label3: { fontSize: '14px', lineHeight: 1.4, fontWeight: 500 },
  label4: { fontSize: '12px', lineHeight: 1.4, fontWeight: 500 },
  label5: { fontSize: '11px', lineHeight: 1.4, fontWeight: 500 },
  button1: { fontSize: '18px', lineHeight: 1.2, fontWeight: 500 },
  button2: { fontSize: '16px', lineHeight: 1.2, fontWeight: 500 },
  button3: { fontSize: '14px', lineHeight: 1.2, fontWeight: 500 },
  button4: { fontSize: '12px', lineHeight: 1.2, fontWeight: 500 },
} satisfies Record<string, CSS>
