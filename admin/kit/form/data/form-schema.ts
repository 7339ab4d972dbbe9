import { asSchema, isRichText, propertiesOf, type JsonSchema } from './json-schema.ts'

const emptyText = (schema: JsonSchema): JsonSchema =>
  schema.type === 'string' && schema.const === undefined && !schema.enum && schema.default === undefined
    ? { ...schema, default: '', isRequired: true }
    : schema

/**
 * The schema as the form uses it. A required text begins empty instead of missing, so that a newly added item has
 * every field a person can fill in, and is marked `isRequired`. A field with a default always has a value, so it is
 * among the required ones, whose defaults rjsf fills in; the others stay out until a person adds them. A long text that
 * must not be empty begins without a part, not with an empty heading. Stored data is complete and is not changed by any
 * of this.
 */
export function toFormSchema(schema: JsonSchema): JsonSchema {
  const { minItems, ...others } = schema
  const next: JsonSchema = isRichText(schema) && minItems ? { ...others, default: [] } : { ...schema }
  if (schema.properties) {
    next.properties = mapValues(schema.properties, (property, name) => {
      const inner = toFormSchema(property)
      return schema.required?.includes(name) ? emptyText(inner) : inner
    })
    const filled = propertiesOf(schema).flatMap(([name, property]) =>
      property.default === undefined ? [] : [name],
    )
    next.required = [...new Set([...(schema.required ?? []), ...filled])]
  }
  const items = Array.isArray(schema.items) ? undefined : asSchema(schema.items)
  if (items) next.items = emptyText(toFormSchema(items))
  if (schema.anyOf) next.anyOf = schema.anyOf.map((branch) => mapSchema(branch, toFormSchema))
  if (schema.oneOf) next.oneOf = schema.oneOf.map((branch) => mapSchema(branch, toFormSchema))
  if (schema.definitions) next.definitions = mapValues(schema.definitions, toFormSchema)
  return next
}

type Definition = NonNullable<JsonSchema['properties']>[string]

function mapSchema(value: Definition, change: (schema: JsonSchema) => JsonSchema): Definition {
  const schema = asSchema(value)
  return schema ? change(schema) : value
}

const mapValues = (
  record: Record<string, Definition>,
  change: (schema: JsonSchema, name: string) => JsonSchema,
) =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, mapSchema(value, (schema) => change(schema, name))]),
  )
