import { css, cx } from '../css.ts'
import { text } from '../text.ts'
import { useDismissal } from './use-dismissal.ts'

const label = css({
  ...text.label3,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '44px',
  cursor: 'pointer',
})
const checkbox = css({ width: '18px', height: '18px', margin: 0, accentColor: '$colors$primary1' })

type DismissBoxProps = { id: number; title: string; onClose: () => void; className?: string }

/** The checkbox by which a visitor sees a popup no more today. */
export function DismissBox({ id, title, onClose, className }: DismissBoxProps) {
  const { isChecked, toggle } = useDismissal(id, onClose)
  return (
    <label className={cx(label(), className)}>
      <input type="checkbox" className={checkbox()} checked={isChecked} onChange={toggle} />
      {title}
    </label>
  )
}
