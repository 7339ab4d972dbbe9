import { css } from '#ui/css.ts'
import { text } from '#ui/text.ts'

const quiet = 'color-mix(in srgb, $colors$ink 68%, $colors$surface)'

export const footer = css({
  paddingTop: '$18',
  // The consultation button lies over the end of the page.
  paddingBottom: 'calc(96px + env(safe-area-inset-bottom))',
  backgroundColor: '$surface',
  borderTop: '1px solid $line',
  '@phone': { paddingTop: '$12' },
  '@media print': { paddingBottom: 0 },
})

export const top = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) auto',
  columnGap: '$10',
  rowGap: '$10',
  paddingBottom: '$14',
  '@smallTablet': { columnGap: '$6' },
  '@phone': { gridTemplateColumns: '1fr', rowGap: '$8', paddingBottom: '$10' },
})

export const brand = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '$10',
  '@phone': { gap: '$7' },
})

export const logo = css({ height: 'auto', maxHeight: '80px', objectFit: 'contain', objectPosition: 'left' })
export const wordmark = css({ ...text.heading2 })

export const label = css({ ...text.label3, color: quiet, marginBottom: '$2' })

export const phone = css({
  fontFamily: '$display',
  fontSize: '2.5rem',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  // Large text stops growing where the number would be wider than the window.
  '@smallTablet': { fontSize: 'min(2rem, 12vw)' },
  '@phone': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
})

export const hours = css({ display: 'grid', gap: '$2', maxWidth: '340px', '@phone': { maxWidth: 'none' } })

export const hoursRow = css({
  ...text.body3,
  display: 'grid',
  gridTemplateColumns: 'max(96px, 5em) minmax(0, 1fr)',
  columnGap: '$4',
  '& dt': { color: quiet },
  '& dd': { fontWeight: 500 },
  '& dd[data-closed]': { fontWeight: 400 },
  variants: {
    mark: {
      none: {},
      saturday: { '& dt, & dd': { color: '$blue' } },
      sunday: { '& dt, & dd': { color: '$red' } },
    },
    apart: { true: { marginTop: '$1', paddingTop: '$3', borderTop: '1px solid $line' }, false: {} },
  },
})

export const qr = css({
  width: '128px',
  gridColumn: '-2 / -1',
  justifySelf: 'end',
  // It leads to a phone: on one it is of no use.
  '@phone': { display: 'none' },
})

/** A QR code is read dark on light, whatever the theme. */
export const qrPlace = css({
  display: 'grid',
  placeItems: 'center',
  width: '128px',
  height: '128px',
  border: '1px solid $line',
  borderRadius: 'min($radii$base, 16px)',
  backgroundColor: '$gray0',
  color: '$gray900',
})
export const qrTitle = css({ ...text.body5, marginTop: '$2', color: quiet, textAlign: 'center' })

export const middle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '$4 $8',
  paddingBlock: '$5',
  borderBlock: '1px solid $line',
  '@phone': { paddingBlock: '$4' },
})

export const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$7',
  '@phone': { columnGap: '$5' },
})

export const link = css({
  ...text.label3,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  '@hover': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  variants: { strong: { true: { fontWeight: 700 }, false: {} } },
})

export const socials = css({ display: 'flex', flexWrap: 'wrap', gap: '$2' })

export const social = css({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  border: '1px solid $line',
  borderRadius: '$control',
  transition:
    'background-color $transitions$quick, color $transitions$quick, border-color $transitions$quick',
  '@hover': { '&:hover': { backgroundColor: '$primary1', borderColor: '$primary1', color: '$onPrimary' } },
})

export const business = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $6',
  paddingTop: '$7',
  '@phone': { flexDirection: 'column', paddingTop: '$6' },
})

export const businessRow = css({
  ...text.body4,
  display: 'flex',
  gap: '$2',
  color: quiet,
  '& dt': { flex: 'none' },
  '& dd': { color: '$ink' },
})

export const notice = css({ ...text.body5, marginTop: '$4', color: quiet, whiteSpace: 'pre-line' })
export const copyright = css({ ...text.body5, marginTop: '$4', color: quiet })
