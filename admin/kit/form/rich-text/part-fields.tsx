import { toFieldPathId, type FieldProps } from '@rjsf/utils'
import type { Union } from '../data/json-schema.ts'
import { panel } from './styles.ts'

/** Fields that are written in the editor itself. */
const written = ['level', 'text', 'ordered', 'items', 'head', 'rows']

/** What a part has besides its text: a picture, a link, a caption, where a quote is from. */
export function PartFields({ union, index, ...props }: FieldProps & { union: Union; index: number }) {
  const { formData, registry, fieldPathId, errorSchema } = props
  const { SchemaField } = registry.fields
  const data = Array.isArray(formData) ? formData[index] : undefined
  const branch = union.branches.find(({ value }) => value === data?.[union.discriminator])
  if (!branch || !SchemaField) return null
  const properties = Object.fromEntries(
    Object.entries(branch.schema.properties ?? {}).filter(
      ([name]) => name !== union.discriminator && !written.includes(name),
    ),
  )
  if (Object.keys(properties).length === 0) return null
  const required = branch.schema.required?.filter((name) => name in properties) ?? []
  return (
    <div className={panel()} role="group" aria-label={branch.title}>
      <SchemaField
        {...props}
        key={`${index} ${branch.value}`}
        name={String(index)}
        schema={{ ...branch.schema, properties, required }}
        // A picture among words is shown whole.
        uiSchema={{ 'ui:options': { bare: true }, image: { 'ui:options': { isWhole: true } } }}
        formData={data}
        errorSchema={errorSchema?.[index]}
        fieldPathId={toFieldPathId(index, registry.globalFormOptions, fieldPathId)}
        required
      />
    </div>
  )
}
