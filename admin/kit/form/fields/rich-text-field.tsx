import { errorId, helpId, type FieldProps } from '@rjsf/utils'
import type { ErrorSchema } from '@rjsf/utils'
import { partOnDemand } from '../../parts/part-on-demand.tsx'
import { field, fieldError, fieldHint, fieldLabel } from '../../parts/styles.ts'
import { PeopleAtField } from '../../presence/people.tsx'
import { asSchema, unionOf } from '../data/json-schema.ts'
import { empty, labelRow } from '../controls/styles.ts'

// Most forms hold no long text, and the editor is heavy.
const RichTextEditor = partOnDemand(
  () => import('../rich-text/editor.tsx').then((m) => m.RichTextEditor),
  <p className={empty()}>편집기를 여는 중입니다.</p>,
)

/** A long text, written in an editor that admits what its schema does. */
export function RichTextField(props: FieldProps) {
  const { schema, name, fieldPathId, errorSchema, formData } = props
  const id = fieldPathId.$id
  const union = unionOf(asSchema(schema.items) ?? {})
  const titleOf = (index: number) => {
    const type: unknown = Array.isArray(formData) ? formData[index]?.type : undefined
    return union?.branches.find(({ value }) => value === type)?.title ?? ''
  }
  const own = errorSchema?.__errors ?? []
  const inside = Object.entries(errorSchema ?? {}).flatMap(([index, errors]) =>
    /^\d+$/.test(index)
      ? messagesIn(errors as ErrorSchema | undefined).map(
          (message) => `${Number(index) + 1}번째 ${titleOf(Number(index))}: ${message}`,
        )
      : [],
  )
  const messages = [...own, ...inside]
  return (
    <div className={field()}>
      <div className={labelRow()}>
        <span id={`${id}__label`} className={fieldLabel()}>
          {schema.title ?? name}
        </span>
        <PeopleAtField id={id} below />
      </div>
      <RichTextEditor {...props} union={union} isWrong={messages.length > 0} />
      {schema.hint && (
        <p id={helpId(id)} className={fieldHint()}>
          {schema.hint}
        </p>
      )}
      {messages.length > 0 && (
        <div id={errorId(id)} className={fieldError()}>
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      )}
    </div>
  )
}

function messagesIn(errors: ErrorSchema | undefined): string[] {
  const { __errors: own = [], ...inner } = errors ?? {}
  return [...own, ...Object.values(inner).flatMap((below) => messagesIn(below as ErrorSchema | undefined))]
}
