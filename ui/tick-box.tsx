import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from './css.ts'
import { text } from './text.ts'

const label = css({
  ...text.label3,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '44px',
  cursor: 'pointer',
  '& input': { position: 'absolute', opacity: 0, pointerEvents: 'none' },
  '& input:focus-visible + span': { outline: '2px solid $primary2', outlineOffset: '2px' },
})
const box = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '22px',
  height: '22px',
  border: '1px solid $gray400',
  borderRadius: '6px',
  color: '$onPrimary',
  transition: 'background-color $quick, border-color $quick',
  '& > svg': { visibility: 'hidden' },
  'input:checked + &': { borderColor: '$primary1', backgroundColor: '$primary1' },
  'input:checked + & > svg': { visibility: 'visible' },
})

type TickBoxProps = { checked: boolean; onChange: () => void; children: ReactNode }

/** A box to tick, with its words. */
export function TickBox({ checked, onChange, children }: TickBoxProps) {
  return (
    <label className={label()}>
      <input type="checkbox" checked={checked} onChange={onChange} />
      <span className={box()} aria-hidden>
        <Check size={14} strokeWidth={2.5} />
      </span>
      {children}
    </label>
  )
}
