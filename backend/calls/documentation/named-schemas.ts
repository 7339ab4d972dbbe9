import { z } from 'zod'

type Json = Record<string, unknown>
/** What a caller sends, or what it gets: a default makes a field optional in the one and certain in the other. */
export type Form = 'input' | 'output'

/** Exports of the files that hold the API's schemas. */
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../schema/*.ts', '../../../api/contract/*.ts', '!**/*.test.ts'],
  { eager: true },
)

/** Types of schema that get a name. A text or a number is written where it is used. */
const namedTypes = new Set(['object', 'union', 'intersection', 'record', 'array', 'enum', 'lazy'])

const prefix = '#/components/schemas/'

/**
 * JSON Schemas that refer to one another by name. An exported schema is named by its export (`product` → `Product`);
 * `bodies` names further ones. Until `nameComponents`, a reference tells its form too: `#/components/schemas/input:Product`.
 */
export function createNamedSchemas(bodies: Iterable<readonly [string, z.ZodType]>) {
  const registry = z.registry<{ id: string }>()
  const taken = new Set<string>()
  const add = (name: string, schema: z.ZodType) => {
    if (registry.has(schema)) return
    if (taken.has(name)) throw new Error(`Two schemas of the API are named ${name}.`)
    taken.add(name)
    registry.add(schema, { id: name })
  }
  for (const [name, value] of Object.values(modules).flatMap((exports) => Object.entries(exports))) {
    if (value instanceof z.ZodType && namedTypes.has(value.type)) add(nameOf(name), value)
  }
  for (const [name, schema] of bodies) add(name, schema)

  const forms = { input: convert(registry, 'input'), output: convert(registry, 'output') }

  /** JSON Schema of a schema that has a name. */
  const bodyOf = (schema: z.ZodType, form: Form): Json => forms[form][registry.get(schema)?.id ?? ''] ?? {}

  return {
    bodyOf,
    /** A reference to a schema that has a name. One that only refers to another, with a default, stays as it is. */
    referenceTo(schema: z.ZodType, form: Form): Json {
      const body = bodyOf(schema, form)
      return '$ref' in body ? body : { $ref: `${prefix}${form}:${registry.get(schema)?.id}` }
    },
    /**
     * Returns the document with the schemas that it uses as its components. A schema whose two forms are both used
     * and differ has the name `ProductInput` for requests. Throws where another schema has that name.
     */
    nameComponents(document: Json): Json {
      const used = reachable(document, forms)
      const names = new Map<string, string>()
      for (const key of used) {
        const [form, id] = parts(key)
        const differs = form === 'input' && used.has(`output:${id}`) && differ(id, forms)
        names.set(key, differs ? `${id}Input` : id)
        if (differs && taken.has(`${id}Input`))
          throw new Error(`Two schemas of the API are named ${id}Input.`)
      }
      const renamed = (value: unknown) => mapReferences(value, (key) => prefix + names.get(key))
      const schemas = Object.fromEntries(
        [...names].map(([key, name]) => {
          const [form, id] = parts(key)
          return [name, renamed(forms[form][id])]
        }),
      )
      const { components, ...rest } = renamed(document) as { components: Json }
      return { ...rest, components: { schemas, ...components } }
    },
  }
}

export type NamedSchemas = ReturnType<typeof createNamedSchemas>

/** `ReservationStatus` of `reservationStatus`, `GlobalSlot` of `globalSlotSchema`. */
const nameOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replace(/Schema$/, '')

type Forms = Record<Form, Record<string, Json>>

/** Zod's JSON Schema is draft 2020-12, which OpenAPI 3.1 takes. */
function convert(registry: z.core.$ZodRegistry<{ id: string }>, form: Form): Record<string, Json> {
  const { schemas } = z.toJSONSchema(registry, {
    io: form,
    unrepresentable: 'any',
    uri: (id) => `${prefix}${form}:${id}`,
    override: ({ jsonSchema }) => {
      leaveOutConsole(jsonSchema)
      closeTuple(jsonSchema)
      nameProperties(jsonSchema)
    },
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...body }]) => [name, body]),
  )
}

/** What the console makes its forms of is no word of OpenAPI's. */
function leaveOutConsole(json: z.core.JSONSchema.BaseSchema): void {
  for (const word of [
    'access',
    'hint',
    'control',
    'labels',
    'ratio',
    'references',
    'names',
    'isOrdered',
    'usedWith',
  ])
    delete json[word]
}

/** Says that a tuple has no further items by a schema, because Spectral takes `items: false` for a missing one. */
function closeTuple(json: z.core.JSONSchema.BaseSchema): void {
  if (json.items === false) json.items = { not: {} }
}

/** Writes a record that has every key of an enum as an object of these properties. */
function nameProperties(json: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, required, additionalProperties } = json
  if (!propertyNames || !required || !additionalProperties) return
  json.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]))
  json.additionalProperties = false
  delete json.propertyNames
}

const parts = (key: string) => key.split(':') as [Form, string]

/** Schemas that a value refers to, with those that these refer to: `input:Product`. */
function reachable(value: unknown, forms: Forms, found = new Set<string>()): Set<string> {
  mapReferences(value, (key) => {
    const [form, id] = parts(key)
    if (!found.has(key)) reachable(forms[form][id], forms, found.add(key))
    return key
  })
  return found
}

/** True where the two forms of a schema, or of one that it refers to, differ. */
function differ(id: string, forms: Forms): boolean {
  const whole = (form: Form) =>
    JSON.stringify(
      [id, ...[...reachable(forms[form][id], forms)].map((key) => parts(key)[1])].map((name) =>
        mapReferences(forms[form][name], (key) => parts(key)[1]),
      ),
    )
  return whole('input') !== whole('output')
}

/** A copy of a value whose references to named schemas are replaced. */
function mapReferences(value: unknown, replace: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => mapReferences(one, replace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) =>
      name === '$ref' && typeof inner === 'string' && inner.startsWith(prefix)
        ? [name, replace(inner.slice(prefix.length))]
        : [name, mapReferences(inner, replace)],
    ),
  )
}
