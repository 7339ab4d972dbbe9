import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { FreshText } from '../fresh-text.tsx'
import * as styles from './form.styles.ts'

export type FieldProps = {
  label: string
  /** Small words beside the label: `선택`. */
  aside?: string | undefined
  hint?: string | undefined
  /** Error in Korean, shown below the field and announced. */
  fault?: string | undefined
}

type FrameProps = FieldProps & { id: string; children: ReactNode }

/** A label, what is written in, and what is to be said of it. */
export function FieldFrame({ id, label, aside, hint, fault, children }: FrameProps) {
  return (
    <div className={styles.field()}>
      <div className={styles.labelRow()}>
        <label htmlFor={id} className={styles.label()}>
          {label}
        </label>
        {aside && <span className={styles.aside()}>{aside}</span>}
      </div>
      {children}
      <Fault id={`${id}-fault`} fault={fault} />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint()}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** Error below its field. */
export function Fault({ id, fault }: { id: string; fault: string | undefined }) {
  if (!fault) return null
  return (
    <p id={id} className={styles.fault()}>
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
      <FreshText>{fault}</FreshText>
    </p>
  )
}

/** Attributes that tie a control to its label, its hint and its fault. */
export const controlProps = (id: string, { fault, hint }: Pick<FieldProps, 'fault' | 'hint'>) => ({
  id,
  'aria-invalid': fault ? true : undefined,
  'aria-describedby': [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
})

/** One line of text with its label above it. Takes what `register` of react-hook-form gives. */
export function TextField({ label, aside, hint, fault, ...input }: FieldProps & ComponentProps<'input'>) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} aside={aside} hint={hint} fault={fault}>
      <input {...input} {...controlProps(id, { fault, hint })} className={styles.control()} />
    </FieldFrame>
  )
}

/** Several lines of text. */
export function TextAreaField({
  label,
  aside,
  hint,
  fault,
  ...input
}: FieldProps & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} aside={aside} hint={hint} fault={fault}>
      <textarea {...input} {...controlProps(id, { fault, hint })} className={styles.control()} />
    </FieldFrame>
  )
}
