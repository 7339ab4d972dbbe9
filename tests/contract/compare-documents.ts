/*
 * What differs between two OpenAPI documents of ours, in words, with what would break a client named as such.
 */

import { componentAt } from '#backend/calls/documentation/component-at.ts'

type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}
type Content = { content?: Record<string, { schema?: Schema }> }
type Operation = {
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
  requestBody?: Content & { required?: boolean }
  responses?: Record<string, Content>
}
export type Document = { paths: Record<string, Record<string, Operation>>; components?: object }

type Differences = { breaking: string[]; other: string[] }

/**
 * Breaking are a call that is gone, a field that answers no longer have or have as another type, and a field that
 * requests now have to have or have as another type.
 */
export function compareDocuments(before: Document, after: Document): Differences {
  const [old, now] = [callsOf(withoutReferences(before)), callsOf(withoutReferences(after))]
  const breaking: string[] = []
  const other: string[] = []
  for (const [name, operation] of old) {
    const next = now.get(name)
    if (!next) breaking.push(`${name} is gone.`)
    else compareCall(name, operation, next, { breaking, other })
  }
  for (const name of now.keys()) if (!old.has(name)) other.push(`${name} is new.`)
  if (breaking.length + other.length === 0 && JSON.stringify(before) !== JSON.stringify(after)) {
    other.push('Something besides the calls differs: the head, the tags or the order.')
  }
  return { breaking, other }
}

/** The document with each component written out where something refers to it. A component within itself stays a reference. */
function withoutReferences(document: Document): Document {
  const resolve = (value: unknown, within: string[]): unknown => {
    if (Array.isArray(value)) return value.map((one) => resolve(one, within))
    if (typeof value !== 'object' || value === null) return value
    const { $ref: reference, ...rest } = value as Record<string, unknown>
    const own = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, resolve(inner, within)]))
    if (typeof reference !== 'string') return own
    if (within.includes(reference)) return { $ref: reference, ...own }
    const target = resolve(componentAt(document, reference), [...within, reference])
    return { ...(target as object), ...own }
  }
  return { paths: resolve(document.paths, []) as Document['paths'] }
}

const callsOf = ({ paths }: Document) =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  )

function compareCall(name: string, old: Operation, now: Operation, { breaking, other }: Differences): void {
  if (JSON.stringify(old) === JSON.stringify(now)) return
  const known = breaking.length + other.length
  const [asked, asks] = [requestFields(old), requestFields(now)]
  for (const [path, field] of asks) {
    const was = asked.get(path)
    if (!was) {
      if (field.isRequired) breaking.push(`${name}: the request now has to have ${path}.`)
      else other.push(`${name}: the request may have ${path}.`)
    } else {
      if (field.isRequired && !was.isRequired) breaking.push(`${name}: the request now has to have ${path}.`)
      if (!field.isRequired && was.isRequired) other.push(`${name}: the request need no longer have ${path}.`)
      if (field.type !== was.type)
        breaking.push(`${name}: ${path} of the request was ${was.type}, is ${field.type}.`)
    }
  }
  for (const path of asked.keys())
    if (!asks.has(path)) other.push(`${name}: the request no longer reads ${path}.`)

  const [answered, answers] = [responseFields(old), responseFields(now)]
  for (const [path, was] of answered) {
    const field = answers.get(path)
    if (!field) breaking.push(`${name}: the answer has lost ${path}.`)
    else if (field.type !== was.type)
      breaking.push(`${name}: ${path} of the answer was ${was.type}, is ${field.type}.`)
    else if (was.isRequired && !field.isRequired) breaking.push(`${name}: the answer may now lack ${path}.`)
  }
  for (const path of answers.keys())
    if (!answered.has(path)) other.push(`${name}: the answer has ${path} now.`)
  if (breaking.length + other.length === known) other.push(`${name}: its words, limits or examples differ.`)
}

type Fields = Map<string, { type: string; isRequired: boolean }>

function requestFields({ parameters = [], requestBody }: Operation): Fields {
  const fields: Fields = new Map()
  for (const { name, in: place, required = false, schema = {} } of parameters) {
    addFields(fields, `${place} ${name}`, schema, required)
  }
  const schema = firstSchema(requestBody)
  if (schema) addFields(fields, 'body', schema, requestBody?.required ?? false)
  return fields
}

/** Of the answer to a success, whichever its status. */
function responseFields({ responses = {} }: Operation): Fields {
  const fields: Fields = new Map()
  for (const [status, response] of Object.entries(responses)) {
    const schema = status.startsWith('2') ? firstSchema(response) : undefined
    if (schema) addFields(fields, 'body', schema, true)
  }
  return fields
}

const firstSchema = (part: Content | undefined) => Object.values(part?.content ?? {})[0]?.schema

/** Every field of a schema by where it stands: `body.rows[].title`. What may be one of several is all of them. */
function addFields(fields: Fields, path: string, schema: Schema, isRequired: boolean): void {
  const before = fields.get(path)
  const type = [...new Set([...(before?.type.split(' or ') ?? []), ...typesOf(schema)])].sort().join(' or ')
  fields.set(path, { type, isRequired: isRequired && (before?.isRequired ?? true) })
  for (const option of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) {
    addFields(fields, path, option, isRequired)
  }
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    addFields(fields, `${path}.${key}`, inner, schema.required?.includes(key) ?? false)
  }
  if (schema.items) addFields(fields, `${path}[]`, schema.items, true)
}

function typesOf({ type, const: only, enum: values }: Schema): string[] {
  if (values) return values.map((value) => JSON.stringify(value))
  if (only !== undefined) return [JSON.stringify(only)]
  return type ? [type] : []
}
