import type { FieldError } from '#schema/problem.ts'
import { useMemo, useRef } from 'react'
import { BlockForm } from '../form/block-form.tsx'
import { errorsBelow } from '../form/field-errors.ts'
import type { JsonSchema } from '../form/json-schema.ts'
import { ErrorSummary } from './error-summary.tsx'

type DraftFormProps = {
  schema: JsonSchema
  data: Record<string, unknown>
  errors: readonly FieldError[]
  /** Pointer of the data in what is sent to the API. */
  below: string
  /** Pointer below which errors belong to another form. */
  except?: string
  onChange: (data: Record<string, unknown>, field: string | undefined) => void
  /** A field was left. */
  onLeave: () => void
}

/** The form of a draft, with what the API says is wrong with it. */
export function DraftForm({ schema, data, errors, below, except, onChange, onLeave }: DraftFormProps) {
  const box = useRef<HTMLDivElement>(null)
  // The same objects until others come: their summary moves to the first of them.
  const own = useMemo(
    () => errorsBelow(errors, below).filter(({ path }) => !except || !path.startsWith(except)),
    [errors, below, except],
  )
  return (
    <div ref={box} onBlur={onLeave}>
      <ErrorSummary errors={own} box={box} />
      <BlockForm schema={schema} data={data} errors={own} onChange={onChange} />
    </div>
  )
}
