import { Eye, EyeOff } from 'lucide-react'
import { useId, useState, type ComponentProps } from 'react'
import { controlProps, FieldFrame, type FieldProps } from './field.tsx'
import * as styles from './form.styles.ts'

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type'> & { autoComplete: 'current-password' | 'new-password' | 'off' }

/** A password, which can be looked at. `autoComplete` tells a password manager whether to fill in or to make one. */
export function PasswordField({ label, aside, hint, fault, ...input }: PasswordFieldProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <FieldFrame id={id} label={label} aside={aside} hint={hint} fault={fault}>
      <div className={styles.withButton()}>
        <input
          {...input}
          {...controlProps(id, { fault, hint })}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.control()}
        />
        <button
          type="button"
          className={styles.reveal()}
          aria-pressed={isShown}
          aria-label={`${label} 보기`}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={20} strokeWidth={1.5} aria-hidden />
        </button>
      </div>
    </FieldFrame>
  )
}
