import { expect, test } from 'vitest'
import { z } from 'zod'
import { validationMessage } from './validation-message.ts'

const many = (count: number) => Array.from({ length: count }, () => 'x')
const kinds = z.discriminatedUnion('type', [
  z.object({ type: z.literal('a') }),
  z.object({ type: z.literal('b') }),
])

test.each<[z.ZodType, unknown, string]>([
  [z.object({ title: z.string() }), {}, '필요한 값이 빠졌습니다.'],
  [z.object({ mode: z.enum(['ADD', 'SET']) }), {}, '필요한 값이 빠졌습니다.'],
  [z.object({}), undefined, '본문을 JSON으로 보내 주세요.'],
  [z.object({}), [], 'JSON 객체({…})로 보내 주세요.'],
  [z.number().int().min(1).max(100), 0, '1 이상 100 이하로 적어 주세요.'],
  [z.number().int().positive(), 0, '1 이상으로 적어 주세요.'],
  [z.number().max(99_999), 100_000, '99,999 이하로 적어 주세요.'],
  [z.coerce.number().int().min(1).max(100), '하나', '1 이상 100 이하의 숫자로 적어 주세요.'],
  [z.number().int().min(1), 1.5, '1 이상의 정수로 적어 주세요.'],
  [z.number().nullable(), '5', '숫자로 적어 주세요.'],
  [z.string(), 5, '글자로 적어 주세요.'],
  [z.string().min(1).max(60), '', '입력해 주세요.'],
  [z.string().min(1).max(60), 'x'.repeat(61), '60자 이하로 적어 주세요.'],
  [z.string().min(8).max(72), 'x', '8자 이상 72자 이하로 적어 주세요.'],
  [z.string().length(4), 'x', '4자로 적어 주세요.'],
  [z.array(z.string()).min(1).max(50), [], '1개 이상 50개 이하로 넣어 주세요.'],
  [z.array(z.string()).min(1).max(50), many(51), '50개 이하로 넣어 주세요.'],
  [z.enum(['ko', 'en']), 'fr', 'ko, en 가운데 하나로 적어 주세요.'],
  [z.literal(5), 3, '5만 쓸 수 있습니다.'],
  [z.boolean(), 1, 'true나 false로 적어 주세요.'],
  [z.union([z.boolean(), z.enum(['true', 'false'])]), '1', 'true나 false로 적어 주세요.'],
  [z.union([z.string().regex(/^\d+$/, '번호를 적습니다.'), z.array(z.number())]), 'x', '번호를 적습니다.'],
  [kinds, { type: 'c' }, 'a, b 가운데 하나로 적어 주세요.'],
  [z.iso.date(), '2026-02-30', '날짜는 2026-11-20처럼 적어 주세요.'],
  [z.iso.datetime(), '내일', '시각은 2026-11-20T02:00:00.000Z처럼 적어 주세요.'],
  [z.uuid(), '1', 'UUID로 적어 주세요. 예: 5f0f4b1e-3a0a-4f0e-9d3b-7a1b2c3d4e5f'],
  [z.email(), 'x', '이메일은 name@example.com처럼 적어 주세요.'],
  [z.url(), 'x', '주소는 https://example.com처럼 적어 주세요.'],
  [z.strictObject({}), { a: 1 }, '쓰지 않는 항목이 있습니다: a.'],
  [z.number().multipleOf(5), 3, '5의 배수로 적어 주세요.'],
  [z.string().max(5, '짧게 적어 주세요.'), 'xxxxxx', '짧게 적어 주세요.'],
])('%#: what would be right is told', (schema, value, message) => {
  const { error } = schema.safeParse(value, { error: validationMessage })
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})
