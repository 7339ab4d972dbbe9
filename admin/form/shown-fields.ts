import { propertiesOf, type JsonSchema } from './json-schema.ts'

type Condition = { field: string; is: readonly unknown[] }

/** Names of the fields that do not count with what another one says now, by `shownWith` of the schema's metadata. */
export function unusedFields(schema: JsonSchema, data: Record<string, unknown>): string[] {
  return propertiesOf(schema).flatMap(([name, { shownWith }]) => {
    const condition = shownWith as Condition | undefined
    return condition && !condition.is.includes(data[condition.field]) ? [name] : []
  })
}

/** A form's schema without some of its fields; their data stays as it is. */
export function withoutFields(schema: JsonSchema, names: readonly string[]): JsonSchema {
  if (names.length === 0) return schema
  const kept = propertiesOf(schema).filter(([name]) => !names.includes(name))
  return {
    ...schema,
    properties: Object.fromEntries(kept),
    required: schema.required?.filter((name) => !names.includes(name)),
  }
}
