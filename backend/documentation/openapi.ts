import type { Call } from '#api/call.ts'
import { siteRoles } from '#api/call.ts'
import type { CallName } from '#api/contract.ts'
import { contract } from '#api/contract.ts'
import { problem } from '#schema/problem.ts'
import { z } from 'zod'
import { examples } from './examples.ts'

type Json = Record<string, unknown>
type Example = { query?: Json; params?: Json; body?: unknown; response?: unknown }

/** Bytes of a picture. Source: OpenAPI 3.1, "Considerations for File Uploads". */
const picture = { type: 'string', format: 'binary' }
/** Answer of a call with a `rawResponse`. */
const files: Record<NonNullable<Call['rawResponse']>, Json> = {
  image: { description: '그림', content: { 'image/webp': { schema: picture } } },
  calendar: { description: '일정 (.ics)', content: { 'text/calendar': { schema: { type: 'string' } } } },
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

/** Zod's JSON Schema is draft 2020-12, which is what OpenAPI 3.1 takes. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })
  return rest
}

/** The OpenAPI 3.1 document of the contract. */
export function createDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(contract) as [CallName, Call][]) {
    const [method = '', path = ''] = name.split(' ')
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: describe(method, path, call, examples[name] as Example),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '단장 API',
      version: '1',
      description:
        '모든 요청은 product-origin 헤더(없으면 요청한 호스트)로 병원을 정합니다. 실패는 모두 application/problem+json입니다. 경로가 받지 않는 메서드는 405이고, allow 헤더가 받는 것을 알립니다.',
    },
    servers: [{ url: '/_api' }],
    tags: [...new Set(Object.values<Call>(contract).map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem, 'output') },
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
      },
    },
  }
}

function describe(method: string, path: string, call: Call, example: Example): Json {
  const isUnsafe = method !== 'GET'
  return {
    operationId: operationId(method, path),
    tags: [call.tag],
    summary: call.summary,
    ...describeRule(call),
    ...(call.access !== 'public' && {
      security: [{ [call.access === 'admin' ? 'session' : 'customer']: [] }, { bearer: [] }],
    }),
    parameters: [
      { name: 'product-origin', in: 'header', schema: { type: 'string' }, example: 'http://localhost:3000' },
      ...parameters('query', call.query, example.query),
      ...parameters('path', call.params, example.params),
      ...parameters('header', call.headers, undefined),
    ],
    ...(call.rawBody && { requestBody: { required: true, content: { 'image/*': { schema: picture } } } }),
    ...(call.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(call.body, 'input'), example: example.body } },
      },
    }),
    responses: {
      [call.status ?? 200]: success(call, example),
      ...problems(call, isUnsafe),
    },
  }
}

function success(call: Call, example: Example): Json {
  if (call.rawResponse) return files[call.rawResponse]
  if (!call.response) return { description: '성공, 본문 없음' }
  const content = { schema: jsonSchema(call.response, 'output'), example: example.response }
  return { description: '성공', content: { 'application/json': content } }
}

/** The rule a call keeps, and who of the console may make it. */
function describeRule({ access, description, roles = siteRoles }: Call): Json {
  const who = access === 'admin' ? `콘솔의 권한: ${roles.join(', ')}.` : undefined
  const text = [description, who].filter(Boolean).join(' ')
  return text ? { description: text } : {}
}

function problems(call: Call, isUnsafe: boolean): Json {
  const all: Record<string, string> = {
    ...(call.query || call.params || call.headers ? { 400: '경로, 쿼리나 헤더가 맞지 않을 때' } : {}),
    ...(isUnsafe && unsafeProblems),
    ...(call.access === 'admin' && {
      403: '그 일을 할 권한이 없는 계정이거나 다른 사이트에서 보낸 요청일 때',
    }),
    ...(call.body && { 422: '본문의 값이 맞지 않을 때' }),
    ...commonProblems,
    ...call.problems,
  }
  const entries = Object.entries(all).map(([status, description]) => [
    status,
    {
      description,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ])
  return Object.fromEntries(entries) as Json
}

function parameters(
  place: 'query' | 'path' | 'header',
  schema: z.ZodObject | undefined,
  example: Json = {},
): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...(name in example && { example: example[name] }),
  }))
}

/** `putAdminGlobalSlot` of `PUT /admin/global/{slot}`. */
const operationId = (method: string, path: string) =>
  method.toLowerCase() + path.replaceAll(/[^A-Za-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase())
