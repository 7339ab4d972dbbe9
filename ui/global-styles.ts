import { globalCss } from './css.ts'

/** Chosen controls, and the place where one is. */
const chosen =
  '[aria-pressed=true], [aria-selected=true], [aria-checked=true], [aria-current]:not([aria-current=false], span), input:checked + *, :has(> input:checked):not(:has(> input:checked + *))'

/** The ground every page stands on. Source: docs/product.md, A6. */
export const applyGlobalStyles = globalCss({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  'body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset': { margin: 0, padding: 0 },
  'ul, ol': { listStyle: 'none' },
  // Scrolls a focused element clear of the header and of the bars at the bottom.
  html: {
    scrollPaddingTop: '96px',
    scrollPaddingBottom: 'calc(var(--bottom-bar, 0px) + 88px)',
    textSizeAdjust: '100%',
  },
  // Beside a page that a modal locks, a classic scroll bar leaves a strip that nothing can lie over.
  'html[style*=scrollbar-gutter]:has([aria-modal=true])': {
    backgroundColor: '$dimmed',
  },
  body: {
    fontFamily: '$body',
    fontSize: '1rem',
    lineHeight: 1.6,
    color: '$ink',
    backgroundColor: '$ground',
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    WebkitFontSmoothing: 'antialiased',
  },
  a: { color: 'inherit', textDecoration: 'none' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  button: { border: 0, padding: 0, background: 'none', cursor: 'pointer' },
  fieldset: { border: 0, minWidth: 0 },
  'img, svg': { verticalAlign: 'middle' },
  // Colours and shadows are lost on paper, and where the system has colours of its own.
  '@media print, (forced-colors: active)': {
    [chosen]: { outline: '2px solid', outlineOffset: '-2px' },
  },
  ':focus-visible': { outline: '2px solid $primary2', outlineOffset: '3px' },
  // A move between pages: quick enough that it never keeps a tap waiting.
  '::view-transition-old(root), ::view-transition-new(root)': { animationDuration: '160ms' },
  '::view-transition': { pointerEvents: 'none' },
  // White letters would be white on white where backgrounds are not printed, and black ones black on dark where they are.
  '@media print': {
    '*, *::before, *::after': { color: '#000 !important', background: 'none !important' },
    // Layers over the page are not printed.
    '[role=dialog]': { display: 'none !important' },
  },
  '@still': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not ever so short: then each change of each element would take a frame more, and what is inherited one a level.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
})
