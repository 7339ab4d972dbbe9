import type { FieldProps } from '@rjsf/utils'
import { errorId, helpId } from '@rjsf/utils'
import { tick } from '../../list/list.styles.ts'
import { field, fieldError, fieldHint, fieldLabel } from '../../parts/styles.ts'
import { allMessages } from '../data/field-errors.ts'
import { asSchema } from '../data/json-schema.ts'
import { tickLabel, ticks } from '../controls/styles.ts'

/** Some of a few values, each with a box to tick. */
export function ChoicesField({ schema, formData, fieldPathId, onChange, name, errorSchema }: FieldProps) {
  const id = fieldPathId.$id
  const item = asSchema(schema.items)
  const values = (item?.enum ?? []) as string[]
  const labels: Record<string, string> = item?.labels ?? schema.labels ?? {}
  const chosen: unknown[] = Array.isArray(formData) ? formData : []
  const messages = allMessages(errorSchema)
  return (
    <div className={field()} id={id} role="group" aria-labelledby={`${id}__label`} tabIndex={-1}>
      <span id={`${id}__label`} className={fieldLabel()}>
        {schema.title ?? name}
      </span>
      <div className={ticks()}>
        {values.map((value) => (
          <label key={value} className={tickLabel()}>
            <input
              type="checkbox"
              className={tick()}
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChange(
                  values.filter((one) => (one === value ? event.target.checked : chosen.includes(one))),
                  fieldPathId.path,
                )
              }
            />
            {labels[value] ?? value}
          </label>
        ))}
      </div>
      {schema.hint && (
        <p id={helpId(id)} className={fieldHint()}>
          {schema.hint}
        </p>
      )}
      {messages.length > 0 && (
        <p id={errorId(id)} className={fieldError()}>
          {[...new Set(messages)].join(' ')}
        </p>
      )}
    </div>
  )
}
