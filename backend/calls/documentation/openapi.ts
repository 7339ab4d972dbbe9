import type { Call } from '#api/call.ts'
import { siteRoles } from '#api/call.ts'
import type { CallName } from '#api/contract.ts'
import { contract } from '#api/contract.ts'
import { tags } from '#api/tags.ts'
import { problem } from '#schema/problem.ts'
import type { z } from 'zod'
import { isShared } from '#backend/calls/route/shared-answer.ts'
import { mostInMinute } from '#backend/calls/route/shared-limits.ts'
import { headers, ifNoneMatch, notModified, refusalHeaders, successHeaders } from './headers.ts'
import { describeWebhooks } from './webhooks.ts'
import { examples } from './examples.ts'
import { createNamedSchemas } from './named-schemas.ts'
import type { NamedSchemas } from './named-schemas.ts'
import type { Operation, Paths } from './shared-parts.ts'
import { shareParts } from './shared-parts.ts'

type Json = Record<string, unknown>
type Example = { query?: Json; params?: Json; body?: unknown; response?: unknown }

/** Bytes of a picture. Source: OpenAPI 3.1, "Considerations for File Uploads". */
const picture = { type: 'string', format: 'binary' }
/** Answer of a call with a `rawResponse`. */
const files: Record<NonNullable<Call['rawResponse']>, Json> = {
  image: { description: '그림', content: { 'image/webp': { schema: picture } } },
  calendar: { description: '일정 (.ics)', content: { 'text/calendar': { schema: { type: 'string' } } } },
  csv: { description: '표 (.csv)', content: { 'text/csv': { schema: { type: 'string' } } } },
  events: { description: '이벤트', content: { 'text/event-stream': { schema: { type: 'string' } } } },
}

/** Problems that any call may answer, besides those that its line in the contract names. */
const commonProblems: Record<number, string> = {
  404: '이 주소의 병원이 없을 때',
  500: '시스템 오류',
  503: '데이터베이스가 답하지 않을 때',
}
const unsafeProblems: Record<number, string> = {
  400: '본문이 JSON이 아닐 때',
  403: '다른 사이트에서 보낸 요청일 때',
  413: '본문이 너무 클 때',
  415: '본문이 application/json이 아닐 때',
}

/** The OpenAPI 3.1 document of the contract; its paths and names are sorted, whatever the order of the contract. */
export function createDocument(): Json {
  const calls = Object.entries(contract) as [CallName, Call][]
  const schemas = createNamedSchemas(calls.flatMap(namedParts))
  const paths: Paths = {}
  for (const [name, call] of calls.toSorted(([a], [b]) => compare(sortKey(a), sortKey(b)))) {
    const { method, path } = partsOf(name)
    paths[path] = { ...paths[path], [method]: describe(name, call, examples[name] as Example, schemas) }
  }
  const { parameters, responses } = shareParts(paths)
  const webhooks = describeWebhooks(schemas)
  return schemas.nameComponents({
    openapi: '3.1.0',
    info: {
      title: '단장 API',
      version: '1',
      description:
        '모든 요청은 product-origin 헤더(없으면 요청한 호스트)로 병원을 정합니다. 실패는 모두 application/problem+json입니다. 경로가 받지 않는 메서드는 405이고, allow 헤더가 받는 것을 알립니다. 모든 답의 x-request-id 헤더와 실패의 requestId는 요청의 번호이고, 서버의 기록을 이 번호로 찾습니다.',
      contact: { name: '단장' },
      license: { name: '비공개', identifier: 'LicenseRef-Danjang' },
    },
    servers: [{ url: '/_api' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    webhooks,
    components: {
      headers,
      parameters,
      responses,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'danjang_admin',
          description: 'https에서는 __Host-danjang_admin',
        },
        customer: {
          type: 'apiKey',
          in: 'cookie',
          name: 'danjang_customer',
          description:
            '고객(회원과 비회원)의 세션. https에서는 __Host-danjang_customer. 콘솔의 토큰과 서로 통하지 않습니다.',
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: '쿠키 대신 authorization 헤더로 보낸 같은 토큰',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            '병원의 프로그램이 쓰는 API 키(dj_…). 콘솔의 설정 › API 키에서 만들고, 고른 범위(scope)의 호출만 엽니다. 계정과 키에는 쓸 수 없습니다.',
        },
      },
    },
  })
}

const compare = (a: string, b: string) => (a < b ? -1 : 1)

const partsOf = (name: CallName) => {
  const [method = '', path = ''] = name.split(' ')
  return { method: method.toLowerCase(), path }
}

/** Calls of one path stand together. */
const sortKey = (name: CallName) => Object.values(partsOf(name)).reverse().join(' ')

/** Schemas of a call, each with the name that it has unless it is exported. */
function namedParts([name, { query, params, headers, body, response }]: [CallName, Call]) {
  const id = operationId(name)
  const title = id.charAt(0).toUpperCase() + id.slice(1)
  const parts = { Query: query, Params: params, Headers: headers, Request: body, Response: response }
  return Object.entries(parts).flatMap(([part, schema]) => (schema ? [[title + part, schema] as const] : []))
}

function describe(name: CallName, call: Call, example: Example, schemas: NamedSchemas): Operation {
  const isUnsafe = !name.startsWith('GET ')
  return {
    operationId: operationId(name),
    tags: [call.tag],
    summary: call.summary,
    description: describeRule(call),
    security:
      call.access === 'public'
        ? []
        : [
            { [call.access === 'admin' ? 'session' : 'customer']: [] },
            { bearer: [] },
            ...(call.scope ? [{ apiKey: [] }] : []),
          ],
    parameters: [
      { name: 'product-origin', in: 'header', schema: { type: 'string' }, example: 'http://localhost:3000' },
      ...parameters('query', call.query, example.query, schemas),
      ...parameters('path', call.params, example.params, schemas),
      ...parameters('header', call.headers, undefined, schemas),
      ...(isShared(name, call) ? [ifNoneMatch] : []),
    ],
    ...(call.rawBody && { requestBody: { required: true, content: { 'image/*': { schema: picture } } } }),
    ...(call.body && {
      requestBody: {
        required: !call.body.safeParse(undefined).success,
        content: {
          'application/json': { schema: schemas.referenceTo(call.body, 'input'), example: example.body },
        },
      },
    }),
    responses: {
      [call.status ?? 200]: { ...success(call, example, schemas), ...successHeaders(name, call) },
      ...notModified(name, call),
      ...problems(call, isUnsafe, schemas),
    },
  }
}

function success(call: Call, example: Example, schemas: NamedSchemas): Json {
  if (call.rawResponse) return files[call.rawResponse]
  if (!call.response) return { description: '성공, 본문 없음' }
  const content = {
    schema: schemas.referenceTo(call.response, 'output'),
    example: call.response.parse(example.response),
  }
  return { description: '성공', content: { 'application/json': content } }
}

/** The rule a call keeps, and who may make it. */
function describeRule({ access, description, roles = siteRoles, scope }: Call): string {
  const who = {
    public: '누구나 부를 수 있습니다.',
    customer: '로그인한 고객(회원과 비회원)이 부릅니다.',
    member: '로그인한 회원이 부릅니다.',
    admin: `콘솔의 권한: ${roles.join(', ')}.${scope ? ` API 키의 범위: ${scope}.` : ''}`,
  }
  return [description, who[access]].filter(Boolean).join(' ')
}

function problems(call: Call, isUnsafe: boolean, schemas: NamedSchemas): Record<string, Json> {
  const all: Record<string, string> = {
    ...(call.query || call.params || call.headers ? { 400: '경로, 쿼리나 헤더가 맞지 않을 때' } : {}),
    ...(isUnsafe && unsafeProblems),
    ...(call.access === 'admin' && {
      403: '그 일을 할 권한이 없는 계정이거나 다른 사이트에서 보낸 요청일 때',
    }),
    ...(call.body && { 422: '본문의 값이 맞지 않을 때' }),
    ...(call.scope && { 429: `한 API 키가 1분에 ${mostInMinute.callsOfKey}번보다 많이 부를 때` }),
    ...commonProblems,
    ...call.problems,
  }
  const entries = Object.entries(all).map(([status, description]) => [
    status,
    {
      description,
      ...(status === '429' && refusalHeaders(call)),
      content: { 'application/problem+json': { schema: schemas.referenceTo(problem, 'output') } },
    },
  ])
  return Object.fromEntries(entries) as Record<string, Json>
}

function parameters(
  place: 'query' | 'path' | 'header',
  schema: z.ZodObject | undefined,
  example: Json = {},
  schemas: NamedSchemas,
): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemas.bodyOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...exampleOf(property, example[name]),
  }))
}

/** An example of a number is a number, though a query writes it as text. The default needs no example. */
function exampleOf(schema: Json, example: unknown): { example?: unknown } {
  const value = schema.type === 'integer' || schema.type === 'number' ? Number(example) : example
  return example === undefined || value === schema.default ? {} : { example: value }
}

/** `putAdminGlobalSlot` of `PUT /admin/global/{slot}`. */
function operationId(name: CallName): string {
  const { method, path } = partsOf(name)
  return method + path.replaceAll(/[^A-Za-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase())
}
