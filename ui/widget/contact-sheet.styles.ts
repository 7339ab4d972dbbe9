import { css } from '../css.ts'
import { readable } from '../readable.ts'
import { text } from '../text.ts'

const quiet = 'color-mix(in srgb, $colors$ink 68%, $colors$ground)'

export const panel = css({
  width: '480px',
  maxWidth: '100%',
  '@phone': { width: '100%' },
})

export const head = css({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '72px',
  padding: '0 $4 0 $8',
  borderBottom: '1px solid $line',
  backgroundColor: '$ground',
  '@phone': { height: '60px', padding: '0 $2 0 $5' },
})
export const title = css({ ...text.label1, fontWeight: 700 })
export const close = css({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: '$control',
})

export const body = css({ padding: '$10 $8 $12', '@phone': { padding: '$7 $5 $8' } })

export const clinic = css({ ...text.label3, color: readable.primary })
export const headline = css({ ...text.heading2, marginTop: '$1' })
export const lead = css({ ...text.body3, marginTop: '$2', color: quiet })

export const contacts = css({ display: 'grid', gap: '$2', marginTop: '$6' })

export const contact = css({
  ...text.button2,
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '60px',
  paddingInline: '$6',
  border: '1px solid transparent',
  borderRadius: '$control',
  transition: 'background-color $transitions$quick, border-color $transitions$quick',
  '& strong': { marginLeft: 'auto', fontWeight: 700, whiteSpace: 'nowrap' },
  '& svg': { flex: 'none' },
  '@phone': { minHeight: '56px', paddingInline: '$5' },
  variants: {
    look: {
      first: {
        backgroundColor: '$primary1',
        color: '$onPrimary',
        '@hover': { '&:hover': { backgroundColor: '$primary2' } },
      },
      other: { borderColor: '$line', '@hover': { '&:hover': { borderColor: '$ink' } } },
    },
  },
})

export const part = css({
  marginTop: '$8',
  paddingTop: '$8',
  borderTop: '1px solid $line',
  '@phone': { marginTop: '$7', paddingTop: '$7' },
})
export const partHead = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
})
export const partTitle = css({ ...text.label2, fontWeight: 700 })

export const state = css({
  ...text.label3,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  color: quiet,
  '&::before': {
    content: '""',
    width: '6px',
    height: '6px',
    borderRadius: '$round',
    backgroundColor: '$gray400',
  },
  variants: { open: { true: { color: '$ink', '&::before': { backgroundColor: '$accent' } }, false: {} } },
})

export const hours = css({ display: 'grid', gap: '$2', marginTop: '$4' })
export const hoursRow = css({
  ...text.body3,
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$4',
  '& dt': { display: 'flex', alignItems: 'center', gap: '$2', color: quiet },
  variants: {
    mark: {
      none: {},
      saturday: { '& dt, & dd': { color: '$blue' } },
      sunday: { '& dt, & dd': { color: '$red' } },
    },
    today: { true: { fontWeight: 700 }, false: {} },
  },
})
export const todayMark = css({
  ...text.label5,
  padding: '1px 6px',
  border: '1px solid currentColor',
  borderRadius: '$control',
})

export const address = css({ ...text.body3, marginTop: '$3' })
export const maps = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  marginTop: '$4',
  '&:empty': { display: 'none' },
})
export const map = css({
  ...text.button3,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: '$4',
  border: '1px solid $line',
  borderRadius: '$control',
  '@hover': { '&:hover': { borderColor: '$ink' } },
})
