import type { CSS } from './css.ts'

const display = { fontFamily: '$display', fontWeight: 800, letterSpacing: '-0.03em', textWrap: 'balance' }
const heading = { fontFamily: '$display', fontWeight: 700, letterSpacing: '-0.02em', textWrap: 'balance' }

/**
 * The type scale, each style with its size on a phone; spread into a style: `css({ ...text.display1 })`. In rem, so that
 * it follows the browser's font size. Source: docs/product.md, A5.
 */
export const text = {
  display1: {
    ...display,
    fontSize: '4rem',
    lineHeight: 1.15,
    '@phone': { fontSize: '2rem', lineHeight: 1.25 },
  },
  display2: {
    ...display,
    fontSize: '3rem',
    lineHeight: 1.2,
    '@phone': { fontSize: '1.5rem', lineHeight: 1.3 },
  },
  heading1: {
    ...heading,
    fontSize: '2.25rem',
    lineHeight: 1.3,
    '@phone': { fontSize: '1.5rem', lineHeight: 1.35 },
  },
  heading2: {
    ...heading,
    fontSize: '1.75rem',
    lineHeight: 1.35,
    '@phone': { fontSize: '1.25rem', lineHeight: 1.4 },
  },
  heading3: { ...heading, fontSize: '1.25rem', lineHeight: 1.4, '@phone': { fontSize: '1.125rem' } },
  body1: { fontSize: '1.25rem', lineHeight: 1.6, '@phone': { fontSize: '1rem' } },
  body2: { fontSize: '1.125rem', lineHeight: 1.6, '@phone': { fontSize: '0.9375rem' } },
  body3: { fontSize: '1rem', lineHeight: 1.6, '@phone': { fontSize: '0.9375rem' } },
  body4: { fontSize: '0.875rem', lineHeight: 1.6 },
  body5: { fontSize: '0.75rem', lineHeight: 1.6 },
  label1: { fontSize: '1.125rem', lineHeight: 1.4, fontWeight: 500 },
  label2: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 500 },
  label3: { fontSize: '0.875rem', lineHeight: 1.4, fontWeight: 500 },
  label4: { fontSize: '0.75rem', lineHeight: 1.4, fontWeight: 500 },
  label5: { fontSize: '0.6875rem', lineHeight: 1.4, fontWeight: 500 },
  button1: { fontSize: '1.125rem', lineHeight: 1.2, fontWeight: 500 },
  button2: { fontSize: '1rem', lineHeight: 1.2, fontWeight: 500 },
  button3: { fontSize: '0.875rem', lineHeight: 1.2, fontWeight: 500 },
  button4: { fontSize: '0.75rem', lineHeight: 1.2, fontWeight: 500 },
} satisfies Record<string, CSS>
