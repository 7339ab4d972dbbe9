import { asSchema, propertiesOf, type JsonSchema } from '../form/json-schema.ts'
import { fittingFields } from './carry-over.ts'

export type TypeDifference = {
  /** Titles of the fields that both types have and whose data goes over. */
  kept: string[]
  /** Titles of the fields that hold data now and that the new type does not show. */
  hidden: string[]
  /** Titles of the fields the new type needs and that there is no data for; its sample fills them. */
  lacking: string[]
}

const titleOf = (schema: JsonSchema, name: string) => asSchema(schema.properties?.[name])?.title ?? name

const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** What a change of type would do to the data there is. */
export function compareTypes(
  from: JsonSchema,
  to: JsonSchema,
  data: Record<string, unknown>,
): TypeDifference {
  const fitting = fittingFields(to, data)
  const filled = propertiesOf(from).filter(([name]) => isFilled(data[name]))
  return {
    kept: filled.filter(([name]) => name in fitting).map(([name]) => titleOf(to, name)),
    hidden: filled.filter(([name]) => !(name in fitting)).map(([name]) => titleOf(from, name)),
    lacking: (to.required ?? []).filter((name) => !(name in fitting)).map((name) => titleOf(to, name)),
  }
}
