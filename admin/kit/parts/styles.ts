import { css } from '#ui/css.ts'

/** Roundness of the tool itself; a partner's own belongs to their site. */
export const corner = '6px'

export const focusRing = { outline: '2px solid $primary1', outlineOffset: '1px' } as const

/** What a status is written in: a mark and a word, never a colour alone. */
export const statusFrame = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: '12px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '&::before': { content: '""', width: '8px', height: '8px', borderRadius: '50%', boxSizing: 'border-box' },
} as const

export const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minHeight: '32px',
  padding: '0 12px',
  border: '1px solid transparent',
  borderRadius: corner,
  fontSize: '13px',
  fontWeight: 500,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'background-color $transitions$quick, border-color $transitions$quick',
  '&:focus-visible': focusRing,
  '&:is(:disabled, [aria-disabled=true])': { cursor: 'not-allowed', opacity: 0.45 },
  '@phone': { minHeight: '40px' },
  variants: {
    look: {
      primary: {
        backgroundColor: '$primary1',
        color: '$onPrimary',
        '&:hover:not(:disabled, [aria-disabled=true])': { filter: 'brightness(1.12)' },
      },
      outline: {
        borderColor: '$gray300',
        backgroundColor: '$gray0',
        '&:hover:not(:disabled, [aria-disabled=true])': {
          backgroundColor: '$gray50',
          borderColor: '$gray400',
        },
      },
      quiet: {
        backgroundColor: 'transparent',
        color: '$gray700',
        '&:hover:not(:disabled, [aria-disabled=true])': { backgroundColor: '$gray100' },
      },
      danger: {
        backgroundColor: '$red',
        color: '$gray0',
        '&:hover:not(:disabled, [aria-disabled=true])': { filter: 'brightness(0.9)' },
      },
      /** Leads to something that is lost. */
      dangerOutline: {
        backgroundColor: '$gray0',
        borderColor: '$gray300',
        color: '$red',
        '&:hover:not(:disabled, [aria-disabled=true])': { borderColor: '$red' },
      },
    },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { look: 'outline' },
})

export const iconButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  borderRadius: '4px',
  color: '$gray600',
  '&:hover:not(:disabled, [aria-disabled=true])': { backgroundColor: '$gray200', color: '$gray900' },
  '&:focus-visible': focusRing,
  '&:is(:disabled, [aria-disabled=true])': { opacity: 0.3, cursor: 'not-allowed' },
  '& svg': { width: '16px', height: '16px' },
  '@phone': { width: '36px', height: '36px' },
  variants: { active: { true: { backgroundColor: '$gray200', color: '$gray900' } } },
})

export const input = css({
  display: 'block',
  width: '100%',
  minHeight: '34px',
  padding: '6px 10px',
  border: '1px solid $gray300',
  borderRadius: corner,
  backgroundColor: '$gray0',
  fontSize: '14px',
  lineHeight: 1.45,
  '&::placeholder': { color: '$gray400' },
  '&:hover': { borderColor: '$gray400' },
  '&:focus': { outline: 'none', borderColor: '$primary1', boxShadow: '0 0 0 1px $colors$primary1' },
  '&[readonly]': { backgroundColor: '$gray100', color: '$gray700' },
  '&[aria-invalid=true]': { borderColor: '$red' },
  '&[aria-invalid=true]:focus': { boxShadow: '0 0 0 1px $colors$red' },
  // Below 16 px iOS zooms into a field that takes the focus.
  '@phone': { minHeight: '44px', fontSize: '16px' },
  variants: { area: { true: { minHeight: '84px', resize: 'vertical' } } },
})

/** What `<details>` opens: an arrow of the console's in place of the browser's. */
export const unfolding = {
  '& > summary': { display: 'flex', alignItems: 'center', gap: '6px', cursor: 'pointer', listStyle: 'none' },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > svg': {
    flex: 'none',
    width: '14px',
    height: '14px',
    color: '$gray600',
    transition: 'transform $transitions$quick',
  },
  '&[open] > summary > svg': { transform: 'rotate(90deg)' },
} as const

export const field = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '5px',
  minWidth: 0,
  // Many fields have the hint about links, so it shows only at the field that has the focus.
  variants: {
    link: {
      true: { '&:not(:focus-within) [data-hint]': { display: 'none' } },
    },
  },
})
export const fieldLabel = css({ display: 'block', fontSize: '13px', fontWeight: 600, color: '$gray800' })
export const fieldHint = css({ fontSize: '12px', lineHeight: 1.5, color: '$gray600' })
export const fieldError = css({ fontSize: '12px', lineHeight: 1.5, fontWeight: 500, color: '$red' })

export const notice = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '10px 12px',
  border: '1px solid $gray300',
  borderRadius: corner,
  backgroundColor: '$gray50',
  fontSize: '13px',
  lineHeight: 1.5,
  '& > p': { flex: '1 1 200px' },
  '& + *': { marginTop: '16px' },
  variants: {
    tone: {
      plain: {},
      warning: { borderColor: '#e6c98a', backgroundColor: '#fdf7e8' },
      error: { borderColor: '#e9b3af', backgroundColor: '#fdf2f1' },
    },
  },
})
