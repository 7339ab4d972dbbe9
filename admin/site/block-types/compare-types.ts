import { asSchema, propertiesOf, type JsonSchema } from '#admin/kit/form/data/json-schema.ts'
import { summarize } from '#admin/kit/form/data/summary.ts'
import { fittingFields } from '#admin/kit/form/data/carry-over.ts'

export type TypeDifference = {
  /** Titles of the fields that both types have and whose data goes over. */
  kept: string[]
  /** Titles of the fields that hold data now and that the new type does not show. */
  hidden: string[]
  /** Titles of the fields that the new type shows or needs and the old one lacks, with the words that they begin with. */
  added: string[]
}

export const fieldTitle = (schema: JsonSchema, name: string) =>
  asSchema(schema.properties?.[name])?.title ?? name

const isFilled = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0)

const firstWords = (value: unknown) => {
  const words = Array.isArray(value) ? value.map(summarize).filter(Boolean).join(', ') : summarize(value)
  return typeof value === 'boolean' || words === '' ? '' : ` (${words})`
}

/** Returns what a change of type does to the data there is; the new type begins with `initial`. */
export function compareTypes(
  from: JsonSchema,
  to: JsonSchema,
  data: Record<string, unknown>,
  initial: Record<string, unknown>,
): TypeDifference {
  const fitting = fittingFields(to, data)
  const filled = propertiesOf(from).filter(([name]) => isFilled(data[name]))
  return {
    kept: filled.filter(([name]) => name in fitting).map(([name]) => fieldTitle(to, name)),
    hidden: filled.filter(([name]) => !(name in fitting)).map(([name]) => fieldTitle(from, name)),
    added: propertiesOf(to)
      .filter(([name]) => !(name in fitting) && (isFilled(initial[name]) || to.required?.includes(name)))
      .map(([name]) => `${fieldTitle(to, name)}${firstWords(initial[name])}`),
  }
}
