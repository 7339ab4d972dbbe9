import { Check } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Fault } from './field.tsx'
import * as styles from './form.styles.ts'

type CheckProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode; strong?: boolean }

/** A tick box with its words. */
export function TickBox({ children, strong = false, ...input }: CheckProps) {
  return (
    <label className={styles.check({ strong })}>
      <input {...input} type="checkbox" />
      <span className={styles.box()}>
        <Check size={16} strokeWidth={3} aria-hidden />
      </span>
      {children}
    </label>
  )
}

/** A tick box that may be wrong, with what is wrong below it. */
export function CheckField({ fault, ...check }: CheckProps & { fault?: string | undefined }) {
  const id = useId()
  return (
    <div>
      <TickBox {...check} aria-invalid={fault ? true : undefined} aria-describedby={fault && id} />
      <Fault id={id} fault={fault} />
    </div>
  )
}
