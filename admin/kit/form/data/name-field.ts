import { asSchema, branchesOf, dereference, withoutNull, type JsonSchema } from './json-schema.ts'

/** Titles on the way to a field, as a person finds it in the form: `메뉴`, `2번째`, `제목`. */
export function nameField(schema: JsonSchema, path: readonly string[], root: JsonSchema = schema): string[] {
  const [first, ...rest] = path
  if (first === undefined) return []
  const own = dereference(withoutNull(schema) ?? schema, root)
  if (own.type === 'array')
    return [`${Number(first) + 1}번째`, ...nameField(asSchema(own.items) ?? {}, rest, root)]
  const property = [own, ...branchesOf(own)]
    .map((one) => asSchema(dereference(one, root).properties?.[first]))
    .find((one) => one !== undefined)
  return [property?.title ?? first, ...nameField(property ?? {}, rest, root)]
}
