import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { webhookMessage, webhookMessageTypes } from '#schema/webhooks.ts'
import { componentAt } from './component-at.ts'
import { documentText } from './document-text.ts'
import { documentationRoutes } from './documentation-routes.ts'

type Schema = { $ref?: string; type?: string; properties?: Record<string, Schema> }
type Response = { $ref?: string; content?: Record<string, { schema: Schema }> }
type Document = {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, Response> }>>
  components: { schemas: Record<string, Schema> }
}

const text = documentText()
const document = JSON.parse(text) as Document
const { schemas } = document.components

test('Redocly finds nothing wrong with the document', async () => {
  // Of `/admin/accounts/{id}` and `/admin/{resource}/order` either matches `/admin/accounts/order`, but no resource is
  // named accounts: each has routes of its own (decision 0023).
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-ambiguous-paths': 'off' } })
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })
  expect(problems.map(({ message, location: [at] }) => `${at?.pointer}: ${message}`)).toEqual([])
})

test('Spectral finds nothing wrong with the document', async () => {
  const linter = new spectral.Spectral()
  linter.setRuleset(new spectral.Ruleset(rulesets.oas))
  const problems = await linter.run(document)
  expect(problems.map(({ message, path }) => `${path.join('/')}: ${message}`)).toEqual([])
})

test('what the server sends is what docs/openapi.json keeps', async () => {
  const served = await (await documentationRoutes().request('/openapi.json')).json()
  const kept = await readFile(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')
  expect(served).toEqual(JSON.parse(kept))
})

test('schemas have the names of their exports, which refer to one another', () => {
  const expected = [
    'Cart',
    'Notice',
    'Partner',
    'Product',
    'ProductOption',
    'Reservation',
    'ReservationStatus',
  ]
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(expected))
  expect(schemas.Product?.properties?.options).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/ProductOption' },
  })
})

test('what a caller sends and what it gets have two names where they differ', () => {
  expect(schemas.PageDefinition).toMatchObject({ required: expect.arrayContaining(['seo']) })
  expect(schemas.PageDefinitionInput).toMatchObject({ required: expect.not.arrayContaining(['seo']) })
})

test('every answer that is an object has a name', () => {
  const unnamed = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ responses }) => {
      const [success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
      const schema = responses[success ?? '']?.content?.['application/json']?.schema
      return schema && !schema.$ref
    })
  expect(unnamed.map(({ operationId }) => operationId)).toEqual([])
})

test('what webhooks are sent is told, each message by an example that its schema takes', () => {
  const { webhooks } = JSON.parse(text) as {
    webhooks: Record<
      string,
      { post: { requestBody: { content: { 'application/json': { example: unknown } } } } }
    >
  }
  expect(Object.keys(webhooks).sort()).toEqual([...webhookMessageTypes].sort())
  for (const [type, { post }] of Object.entries(webhooks)) {
    const { example } = post.requestBody.content['application/json']
    expect(webhookMessage.parse(example)).toMatchObject({ type })
  }
})

test('a parameter or problem that calls have in common is written once', () => {
  const notice = document.paths['/customer/notices/{id}']?.get
  expect(notice).toMatchObject({
    parameters: expect.arrayContaining([{ $ref: '#/components/parameters/LanguageCodeQuery' }]),
    responses: { 500: { $ref: '#/components/responses/InternalServerError' } },
  })
  expect(componentAt(document, '#/components/responses/InternalServerError')).toEqual({
    description: '시스템 오류',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  })
})
