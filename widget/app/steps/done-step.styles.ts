import { css } from '#ui/css.ts'
import { readable } from '#ui/readable.ts'
import { text } from '#ui/text.ts'
import { quiet } from '../panel.styles.ts'

export const head = css({ display: 'grid', justifyItems: 'center', paddingTop: '$6', textAlign: 'center' })
export const icon = css({ color: readable.primary })
export const title = css({ ...text.heading2, marginTop: '$4', '@phone': { fontSize: '1.5rem' } })
export const actions = css({ display: 'grid', justifyItems: 'center', gap: '$2', marginTop: '$6' })
export const again = css({
  ...text.body4,
  marginTop: '$4',
  padding: '$4 $5',
  borderRadius: '$small',
  backgroundColor: '$surface',
  color: quiet,
  '& strong': { color: '$ink' },
})
