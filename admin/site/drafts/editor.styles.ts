import { css } from '#ui/css.ts'

export const editorHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '8px 12px',
  marginBottom: '16px',
})
export const editorActions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: '6px',
})
export const editorTitle = css({ fontSize: '17px', fontWeight: 700, lineHeight: 1.35 })
export const editorNote = css({ fontSize: '13px', color: '$gray700' })
