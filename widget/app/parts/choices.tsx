import { useEffect, useRef, type ReactNode } from 'react'
import { section, sectionTitle } from '../panel.styles.ts'
import * as styles from './choices.styles.ts'

/** A few values of which one is chosen, under their question. */
export function Choices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={section()}>
      <legend className={sectionTitle()}>{title}</legend>
      <div className={styles.chips({ all: true })}>{children}</div>
    </fieldset>
  )
}

type ChoiceProps = {
  children: ReactNode
  isOn: boolean
  onTap: () => void
}

/** One of them. */
export function Choice({ children, isOn, onTap }: ChoiceProps) {
  const place = useRef<HTMLButtonElement>(null)
  // In a row that is wider than the window the chosen one may be out of sight.
  useEffect(() => {
    if (isOn) place.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [isOn])
  return (
    <button
      ref={place}
      type="button"
      className={styles.chip({ on: isOn })}
      aria-pressed={isOn}
      onClick={onTap}
    >
      {children}
    </button>
  )
}
