import type { FieldProps } from '@rjsf/utils'
import { Plus } from 'lucide-react'
import { button, field, fieldLabel } from '../../parts/styles.ts'
import { labelRow } from '../controls/styles.ts'

/** A group that may be left out: a button adds it, and once there it can be cleared to `empty`. */
export function OptionalField({ empty, ...props }: FieldProps & { empty: null | undefined }) {
  const { schema, formData, fieldPathId, onChange, registry, name } = props
  const { SchemaField } = registry.fields
  const set = (value: unknown) => onChange(value, fieldPathId.path)
  if (formData !== null && formData !== undefined && SchemaField) {
    const clear = () => set(empty)
    return <SchemaField {...props} required uiSchema={{ ...props.uiSchema, 'ui:options': { clear } }} />
  }
  return (
    <div className={field()} id={fieldPathId.$id} tabIndex={-1}>
      <div className={labelRow()}>
        <span className={fieldLabel()}>{schema.title ?? name}</span>
        <button
          type="button"
          className={button()}
          aria-label={`${schema.title ?? name} 추가`}
          onClick={() => set(registry.schemaUtils.getDefaultFormState(schema) ?? {})}
        >
          <Plus size={14} aria-hidden /> 추가
        </button>
      </div>
    </div>
  )
}
