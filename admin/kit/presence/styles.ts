import { css } from '#ui/css.ts'

export const chips = css({ display: 'inline-flex', gap: '4px', flex: '0 1 auto', minWidth: 0 })
export const chip = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  minWidth: 0,
  maxWidth: '112px',
  height: '20px',
  padding: '0 7px 0 5px',
  borderRadius: '10px',
  backgroundColor: '$gray800',
  color: '$gray0',
  fontSize: '12px',
  fontWeight: 500,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '& svg': { flex: 'none' },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
})

export const hereNow = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  flex: 'none',
  minWidth: 0,
  padding: '8px 16px',
  fontSize: '13px',
  fontWeight: 400,
  lineHeight: 1.4,
  color: '$gray800',
  '& svg': { flex: 'none', color: '$gray600' },
  variants: {
    folded: { true: { justifyContent: 'center', padding: '8px 0' } },
  },
  '@smallTablet': {
    flex: '1 1 0',
    padding: '0 4px',
    fontSize: '12px',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})
