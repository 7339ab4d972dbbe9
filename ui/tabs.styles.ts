import { css, type CSS } from './css.ts'
import { text } from './text.ts'

/** Number of tabs that the CSS tells apart. */
const most = 10

/** Shows the panel of the checked tab, by nothing but CSS: the tabs work before and without any script. */
const chosenPanel: CSS = Object.fromEntries(
  Array.from({ length: most }, (_, index) => [
    `&:has(> div > input:nth-of-type(${index + 1}):checked) > section:nth-of-type(${index + 1})`,
    { display: 'block' },
  ]),
)

export const tabbed = css({
  '& > section + section': { marginTop: '$16' },
  '@supports selector(:has(a))': {
    '& > section': { display: 'none' },
    '& > section + section': { marginTop: 0 },
    ...chosenPanel,
  },
})
export const row = css({
  position: 'relative',
  display: 'flex',
  gap: '$8',
  marginBottom: '$10',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: 'inset 0 -1px 0 $colors$line',
  '&::-webkit-scrollbar': { display: 'none' },
  '& input': { position: 'absolute', opacity: 0, pointerEvents: 'none' },
  '& input:checked + label': { color: '$ink', boxShadow: 'inset 0 -2px 0 $colors$ink' },
  '& input:focus-visible + label': { outline: '2px solid $primary2', outlineOffset: '-4px' },
  '@phone': {
    gap: '$6',
    marginBottom: '$6',
    marginInline: '-$sizes$sideMobile',
    paddingInline: '$sizes$sideMobile',
  },
})
export const tab = css({
  ...text.label1,
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: '44px',
  minHeight: '56px',
  color: '$gray600',
  cursor: 'pointer',
  transition: 'color $quick, box-shadow $base',
  '@hover': { '&:hover': { color: '$ink' } },
  '@phone': { ...text.label2, minHeight: '48px' },
})
/** The tab's title: a heading where tabs cannot work, read aloud where they do. */
export const panelTitle = css({
  ...text.heading3,
  marginBottom: '$6',
  '@supports selector(:has(a))': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})
