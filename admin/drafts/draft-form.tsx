import type { FieldError } from '#schema/problem.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useAdmin } from '../admin-context.tsx'
import { BlockForm } from '../form/block-form.tsx'
import { errorsBelow } from '../form/field-errors.ts'
import { FreshItem } from '../form/fresh-item.ts'
import type { JsonSchema } from '../form/json-schema.ts'
import { lockOwnerFields } from '../form/lock-owner-fields.ts'
import { getSessionQueryOptions } from '../queries/get-session.ts'
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
  const { api } = useAdmin()
  const role = useQuery(getSessionQueryOptions(api)).data?.role
  const fillable = useMemo(() => (role === 'owner' ? schema : lockOwnerFields(schema)), [schema, role])
  const box = useRef<HTMLDivElement>(null)
  // The same objects until others come: their summary moves to the first of them.
  const [freshAt, setFreshAt] = useState<string | null>(null)
  const own = useMemo(
    () =>
      errorsBelow(errors, below).filter(
        ({ path }) =>
          !(except && path.startsWith(except)) && !(freshAt && `${path}/`.startsWith(`${freshAt}/`)),
      ),
    [errors, below, except, freshAt],
  )
  const fresh = useMemo(() => ({ add: setFreshAt, leave: () => setFreshAt(null) }), [])
  return (
    <div ref={box} onBlur={onLeave}>
      <ErrorSummary errors={own} box={box} />
      <FreshItem value={fresh}>
        <BlockForm schema={fillable} data={data} errors={own} onChange={onChange} />
      </FreshItem>
    </div>
  )
}
