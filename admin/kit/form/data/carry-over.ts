import { asSchema, type JsonSchema } from './json-schema.ts'
import { sameData } from './same-data.ts'
import { fits } from './validator.ts'

type Data = Record<string, unknown>

/** Fields of `data` that another type has under the same name and would accept as they are. */
export function fittingFields(schema: JsonSchema, data: Data, root: JsonSchema = schema): Data {
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => {
      const property = asSchema(schema.properties?.[name])
      return property !== undefined && value !== undefined && fits(property, value, root)
    }),
  )
}

/** First data of a newly chosen type: what it begins with, and what fits of the data before. */
export const carryOver = (
  schema: JsonSchema,
  initial: Data,
  data: Data,
  root: JsonSchema = schema,
): Data => ({
  ...initial,
  ...fittingFields(schema, data, root),
})

/** Fields that both types have and that were changed since the other type's data was put away. */
export const changedSince = (schema: JsonSchema, remembered: Data, data: Data): Data =>
  Object.fromEntries(
    Object.entries(fittingFields(schema, data)).filter(([name, value]) => !sameData(remembered[name], value)),
  )
