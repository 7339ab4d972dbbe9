import type { FieldError } from '#schema/problem.ts'
import { useMemo, useRef, useState } from 'react'
import { BlockForm } from '#admin/kit/form/block-form.tsx'
import { errorsBelow, fieldAt, splitPointer, valueAt } from '#admin/kit/form/data/field-errors.ts'
import { FreshItem } from '#admin/kit/form/data/fresh-item.ts'
import type { JsonSchema } from '#admin/kit/form/data/json-schema.ts'
import { useGoToWanted } from '#admin/kit/form/data/wanted-field.ts'
import { useFillableSchema } from '#admin/kit/form/use-fillable-schema.ts'
import { usePresence } from '#admin/kit/presence/presence-context.ts'
import { ErrorSummary } from '#admin/kit/edit/error-summary.tsx'
import { MissingFields } from './missing-fields.tsx'
import { nameField } from '#admin/kit/form/data/name-field.ts'

type DraftFormProps = {
  schema: JsonSchema
  data: Record<string, unknown>
  errors: readonly FieldError[]
  /** Pointer of the data in what is sent to the API. */
  below: string
  /** The API never had it: what is still empty is asked for, not called wrong. */
  isNew?: boolean
  /** Pointer below which errors belong to another form. */
  except?: string
  onChange: (data: Record<string, unknown>, field: string | undefined) => void
  /** A field was left. */
  onLeave: () => void
}

/** The form of a draft, with what the API says is wrong with it. */
export function DraftForm({
  schema,
  data,
  errors,
  below,
  isNew = false,
  except,
  onChange,
  onLeave,
}: DraftFormProps) {
  const fillable = useFillableSchema(schema)
  const { focus } = usePresence()
  const box = useRef<HTMLDivElement>(null)
  useGoToWanted(box)
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
  // The API judged the data as it was when its errors came.
  const [judged, setJudged] = useState({ errors, data })
  if (judged.errors !== errors) setJudged({ errors, data })
  const [missing, wrong] = useMemo(() => {
    const isMissing = ({ path }: FieldError) => isNew && isEmpty(valueAt(judged.data, path))
    return [own.filter(isMissing), own.filter((error) => !isMissing(error))]
  }, [own, judged, isNew])
  const fresh = useMemo(() => ({ add: setFreshAt, leave: () => setFreshAt(null) }), [])
  return (
    <div
      ref={box}
      onFocus={({ target }) => focus(fieldAt(target))}
      onBlur={() => {
        focus(null)
        onLeave()
      }}
    >
      <MissingFields
        names={missing
          .filter(({ path }) => isEmpty(valueAt(data, path)))
          .map(({ path }) => nameField(schema, splitPointer(path)).join(' '))}
      />
      <ErrorSummary errors={wrong} box={box} />
      <FreshItem value={fresh}>
        <BlockForm schema={fillable} data={data} errors={wrong} onChange={onChange} />
      </FreshItem>
    </div>
  )
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
