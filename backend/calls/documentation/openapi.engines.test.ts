import type { Call } from '#api/call.ts'
import { contract } from '#api/contract.ts'
import { componentAt } from './component-at.ts'
import { createDocument } from './openapi.ts'
import { examples } from './examples.ts'
import { documentationRoutes } from './documentation-routes.ts'
import { Validator } from '@cfworker/json-schema'
import { Validator as OpenApiValidator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'

type Json = Record<string, unknown>
type Operation = {
  operationId: string
  parameters: Json[]
  responses: Record<string, Json>
  requestBody?: Json
}

const document = createDocument() as { openapi: string; paths: Record<string, Record<string, Operation>> }
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    path,
    operation,
  })),
)

/** A parameter or response, also where several calls share it. */
const whole = (part: Json): Json =>
  typeof part.$ref === 'string' ? (componentAt(document, part.$ref) as Json) : part

test('the document has every call of the contract and no other, each with a name of its own', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(contract).sort())
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
})

test('the document is OpenAPI 3.1, as a validator that is not ours reads it', async () => {
  const validator = new OpenApiValidator()
  expect(await validator.validate(structuredClone(document))).toMatchObject({ valid: true })
  expect(validator.version).toBe('3.1')
  // What it says of a document that is none.
  const broken = { ...structuredClone(document), paths: { '/x': { get: { responses: [] } } } }
  expect(await new OpenApiValidator().validate(broken)).toMatchObject({ valid: false })
})

test('every call has an example of what it is given and of what it answers', () => {
  const lacking = (Object.entries(contract) as [string, Call][]).flatMap(([name, call]) =>
    (['query', 'params', 'body', 'response'] as const)
      .filter(
        (part) =>
          call[part] && (examples as Record<string, Record<string, unknown>>)[name]?.[part] === undefined,
      )
      .map((part) => `${name}: ${part}`),
  )
  expect(lacking).toEqual([])
})

describe.each(operations)('$name', ({ name, path, operation }) => {
  const call = (contract as Record<string, Call>)[name]
  const example = (
    examples as Record<string, { body?: unknown; response?: unknown; query?: unknown; params?: unknown }>
  )[name]

  test('names the parameters of its path and problems as problem+json', () => {
    const named = operation.parameters
      .map(whole)
      .filter((one) => one.in === 'path')
      .map((one) => one.name)
    expect(named).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter))
    for (const status of Object.keys(call?.problems ?? {})) {
      expect(whole(operation.responses[status] ?? {})).toMatchObject({
        content: { 'application/problem+json': {} },
      })
    }
  })

  test('has examples that its schemas take', () => {
    for (const part of ['query', 'params', 'body', 'response'] as const) {
      if (call?.[part]) expect(call[part].safeParse(example?.[part])).toMatchObject({ success: true })
    }
  })

  test('has schemas that are JSON Schema', () => {
    const contents = [operation.requestBody, ...Object.values(operation.responses).map(whole)].map(
      (part) => part?.content as Json | undefined,
    )
    for (const media of contents.flatMap((content) => Object.values(content ?? {})) as { schema: Json }[]) {
      const schema = { ...media.schema, components: (document as Json).components }
      expect(() => new Validator(schema, '2020-12').validate({})).not.toThrow()
    }
  })
})

test('the page of the document needs nothing from elsewhere', async () => {
  const page = await (await documentationRoutes().request('/docs')).text()
  expect(page).toContain('PUT /admin/global/{slot}')
  expect(page).not.toMatch(/<script|<style|style=|src=|<link[^>]*https?:|@import/)
})
