import { useId, type ComponentProps } from 'react'
import { Fault } from './field.tsx'
import * as styles from './form.styles.ts'

type ChoiceFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  legend: string
  choices: readonly { value: string; title: string }[]
  fault?: string | undefined
}

/** One of a few, all of them seen. */
export function ChoiceField({ legend, choices, fault, ...input }: ChoiceFieldProps) {
  const id = useId()
  return (
    <fieldset className={styles.field()} aria-describedby={fault && id}>
      <legend className={styles.label()}>{legend}</legend>
      <div className={styles.choices()}>
        {choices.map(({ value, title }) => (
          <label key={value} className={styles.choice()}>
            <input {...input} type="radio" value={value} />
            {title}
          </label>
        ))}
      </div>
      <Fault id={id} fault={fault} />
    </fieldset>
  )
}
