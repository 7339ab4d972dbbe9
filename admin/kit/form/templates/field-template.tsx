import { errorId, helpId, type FieldTemplateProps } from '@rjsf/utils'
import { field, fieldError, fieldHint, fieldLabel } from '../../parts/styles.ts'
import { PeopleAtField } from '../../presence/people.tsx'
import { labelRow, optional } from '../controls/styles.ts'

/** A field with its label, its hint and what is wrong with it, tied together for screen readers. */
export function FieldTemplate({
  id,
  label,
  children,
  hidden,
  displayLabel,
  rawErrors,
  schema,
  uiSchema,
  required,
}: FieldTemplateProps) {
  if (hidden) return null
  const isBoolean = schema.type === 'boolean'
  const isGroup = schema.type === 'object' || schema.type === 'array'
  if (isGroup) {
    return (
      <>
        {children}
        {rawErrors && <Errors id={id} messages={rawErrors} />}
      </>
    )
  }
  const isText = schema.type === 'string' && !schema.enum
  const mayBeEmpty = !required || (!schema.isRequired && !schema.minLength)
  const isOptional = uiSchema?.['ui:options']?.isNullable === true || (isText && mayBeEmpty)
  return (
    <div
      className={field({ link: schema.control === 'link' })}
      data-kind={schema.control ?? schema.format ?? schema.type}
    >
      {displayLabel && !isBoolean && (
        <div className={labelRow()}>
          <label className={fieldLabel()} htmlFor={id}>
            {label}
          </label>
          <PeopleAtField id={id} />
          {isOptional && !schema.readOnly && (
            <span className={optional()} data-optional>
              선택
            </span>
          )}
        </div>
      )}
      {isBoolean && <PeopleAtField id={id} />}
      {children}
      {schema.hint && (
        <p id={helpId(id)} className={fieldHint()} data-hint>
          {schema.hint}
        </p>
      )}
      {rawErrors && <Errors id={id} messages={rawErrors} />}
    </div>
  )
}

function Errors({ id, messages }: { id: string; messages: string[] }) {
  if (messages.length === 0) return null
  return (
    <p id={errorId(id)} className={fieldError()}>
      {messages.join(' ')}
    </p>
  )
}
