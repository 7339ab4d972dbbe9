import { ownersOnlyReason } from '#schema/plain/owner-fields.ts'
import { asSchema, type JsonSchema } from './json-schema.ts'

/** The schema as somebody who is no owner fills it in: an owner's fields are read, not written. */
export function lockOwnerFields(schema: JsonSchema): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const field = asSchema(property)
    const isOwners = field?.access === 'owner'
    return [name, isOwners ? { ...field, readOnly: true, hint: ownersOnlyReason } : property]
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}
