import { useId, useLayoutEffect, useRef, type InputHTMLAttributes, type RefObject } from 'react'
import { useInView } from '#ui/use-in-view.ts'
import * as styles from './parts.styles.ts'

export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'className' | 'id'> & {
  label: string
  onWrite: (text: string) => void
  hint?: string | undefined
  /** Error, said under the field and by a screen reader. */
  fault?: string | undefined
  ref?: RefObject<HTMLInputElement | null>
}

/** A field with its label above it. */
export function Field({ label, onWrite, hint, fault, autoFocus, ref, ...input }: FieldProps) {
  const id = useId()
  const own = useRef<HTMLInputElement>(null)
  const place = ref ?? own
  const isFirst = useRef(autoFocus)
  // Before the browser paints, so that what is typed at once is not lost. It heeds the attribute only where nothing has
  // the focus.
  useLayoutEffect(() => {
    if (isFirst.current) place.current?.focus()
    isFirst.current = false
  }, [place])
  const faultPlace = useInView<HTMLParagraphElement>(fault)
  const described = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field()}>
      <label htmlFor={id} className={styles.label()}>
        {label}
      </label>
      <input
        {...input}
        ref={place}
        id={id}
        className={styles.input()}
        aria-invalid={fault ? true : undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onWrite(event.target.value)}
      />
      {fault && (
        <p ref={faultPlace} id={`${id}-fault`} className={styles.fault()} role="alert">
          {fault}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint()}>
          {hint}
        </p>
      )}
    </div>
  )
}
