import type { FieldError } from '#schema/problem.ts'
import { useRef, useState } from 'react'
import { BlockForm } from '../form/block-form.tsx'
import { errorsBelow } from '../form/field-errors.ts'
import type { JsonSchema } from '../form/json-schema.ts'
import { inOwnWords } from '../form/own-words.ts'
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
  // The words are chosen for the data as it was when the errors came: a person types on while they are read.
  const say = () => ({
    errors,
    own: inOwnWords(
      errorsBelow(errors, below).filter(({ path }) => !except || !path.startsWith(except)),
      schema,
      data,
    ),
  })
  const [said, setSaid] = useState(say)
  if (said.errors !== errors) setSaid(say())
  const { own } = said
  return (
    <div ref={box} onBlur={onLeave}>
      <ErrorSummary errors={own} box={box} />
      <BlockForm schema={schema} data={data} errors={own} onChange={onChange} />
    </div>
  )
}
