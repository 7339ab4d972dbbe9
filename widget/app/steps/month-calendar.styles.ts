import { css } from '#ui/css.ts'
import { readable } from '#ui/readable.ts'
import { text } from '#ui/text.ts'
import { quiet } from '../panel.styles.ts'

export const calendar = css({ marginTop: '$5' })
export const head = css({ display: 'flex', alignItems: 'center', gap: '$1' })
export const month = css({ ...text.label1, fontWeight: 700, marginRight: 'auto' })
export const turn = css({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '$control',
  '&:disabled': { color: '$gray300', cursor: 'default' },
  '@hover': { '&:not(:disabled):hover': { backgroundColor: '$surface' } },
})

export const table = css({
  width: '100%',
  marginTop: '$2',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& td': { padding: '1px 0', textAlign: 'center' },
  transition: 'opacity $transitions$quick',
  variants: { stale: { true: { opacity: 0.45 }, false: {} } },
})
export const caption = css({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

const days = {
  plain: {},
  saturday: { color: '$blue' },
  sunday: { color: readable.red },
}
export const weekday = css({
  ...text.label4,
  height: '32px',
  color: quiet,
  fontWeight: 500,
  variants: { day: days },
})

export const day = css({
  ...text.label2,
  position: 'relative',
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  maxWidth: '56px',
  height: '50px',
  borderRadius: 'min(14px, $radii$base)',
  lineHeight: 1.15,
  variants: {
    day: days,
    state: {
      free: {
        fontWeight: 600,
        '@hover': { '&:hover': { backgroundColor: '$surface' } },
      },
      closed: { color: '$gray600', fontWeight: 400 },
      off: { color: '$gray400', fontWeight: 400, cursor: 'default' },
      chosen: { backgroundColor: '$primary1', color: '$onPrimary', fontWeight: 700 },
    },
  },
})
export const mark = css({ fontSize: '0.6875rem', fontWeight: 500, lineHeight: 1.2 })
