import { josa } from 'es-hangul'
import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const missing = '필요한 값이 빠졌습니다.'
const otherwise = '쓸 수 없는 값입니다.'
const yesOrNo = 'true나 false로 적어 주세요.'
const jsonObject = 'JSON 객체({…})로 보내 주세요.'

const types: Record<string, string> = {
  string: '글자로 적어 주세요.',
  boolean: yesOrNo,
  array: '목록([…])으로 보내 주세요.',
  object: jsonObject,
  record: jsonObject,
}

const formats: Record<string, string> = {
  date: '날짜는 2026-11-20처럼 적어 주세요.',
  datetime: '시각은 2026-11-20T02:00:00.000Z처럼 적어 주세요.',
  email: '이메일은 name@example.com처럼 적어 주세요.',
  url: '주소는 https://example.com처럼 적어 주세요.',
  uuid: 'UUID로 적어 주세요. 예: 5f0f4b1e-3a0a-4f0e-9d3b-7a1b2c3d4e5f',
}

/**
 * What would be right instead of a value that a schema refuses, where the schema has no words of its own: one sentence
 * that stands beside a field and alone in a toast. Source: docs/product.md, E6.
 */
export function validationMessage(issue: Issue): string {
  if (issue.input === undefined && issue.code !== 'custom') {
    return issue.path?.length ? missing : '본문을 JSON으로 보내 주세요.'
  }
  switch (issue.code) {
    case 'invalid_type':
      return typeMessage(issue)
    case 'too_small':
    case 'too_big':
      return sizeMessage(issue)
    case 'invalid_format':
      return formats[issue.format] ?? '정해진 형식대로 적어 주세요.'
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union':
      return unionMessage(issue)
    case 'unrecognized_keys':
      return `쓰지 않는 항목이 있습니다: ${issue.keys.join(', ')}.`
    case 'not_multiple_of':
      return `${issue.divisor}의 배수로 적어 주세요.`
    default:
      return otherwise
  }
}

type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>

function typeMessage({ expected, schema }: IssueOf<'invalid_type'>): string {
  if (expected !== 'number' && expected !== 'int') return types[expected] ?? otherwise
  const range = rangeOf(limitsOf(schema))
  return `${range && `${range}의 `}${expected === 'int' ? '정수' : '숫자'}로 적어 주세요.`
}

function sizeMessage({ code, origin, input, schema }: IssueOf<'too_small' | 'too_big'>): string {
  const { least, most } = limitsOf(schema)
  const [unit, verb] = units[origin] ?? ['', '적']
  if (origin === 'string' && input === '' && least === 1) return '입력해 주세요.'
  // At least one goes without saying where there are too many.
  const range = rangeOf({ least: unit && code === 'too_big' && least === 1 ? -Infinity : least, most }, unit)
  return range ? `${josa(range, '으로/로')} ${verb}어 주세요.` : otherwise
}

/** In what texts and lists are counted, and the verb that goes with it. */
const units: Record<string, [unit: string, verb: string]> = { string: ['자', '적'], array: ['개', '넣'] }

/** Infinite where there is none. */
type Limits = { least: number; most: number }
type Check = {
  check: string
  value: number
  inclusive: boolean
  minimum: number
  maximum: number
  length: number
}

/** Returns what a schema's checks allow: of numbers the value, of texts and lists the length. */
function limitsOf(schema: z.core.$ZodType | undefined): Limits {
  const checks = (schema?._zod.def.checks ?? []).map(({ _zod }) => _zod.def as Check)
  // `positive()` is more than 0, which among whole numbers is 1.
  const step = checks.some(({ check }) => check === 'number_format') ? 1 : 0
  const limits = { least: -Infinity, most: Infinity }
  const atLeast = (value: number) => (limits.least = Math.max(limits.least, value))
  const atMost = (value: number) => (limits.most = Math.min(limits.most, value))
  for (const { check, value, inclusive, minimum, maximum, length } of checks) {
    if (check === 'greater_than') atLeast(inclusive ? value : value + step)
    if (check === 'less_than') atMost(inclusive ? value : value - step)
    if (check === 'min_length') atLeast(minimum)
    if (check === 'max_length') atMost(maximum)
    if (check === 'length_equals') atMost(atLeast(length))
  }
  return limits
}

/** `1 이상 100 이하`, `100자 이하`, `4자`; nothing where there is no limit. */
function rangeOf({ least, most }: Limits, unit = ''): string {
  const say = (value: number) => `${value.toLocaleString('ko')}${unit}`
  if (least === most) return say(least)
  return [least > -Infinity && `${say(least)} 이상`, most < Infinity && `${say(most)} 이하`]
    .filter(Boolean)
    .join(' ')
}

function oneOf(values: readonly z.core.util.Primitive[]): string {
  const known = values.map(String)
  if (known.join() === 'true,false') return yesOrNo
  return known.length === 1
    ? `${known[0]}만 쓸 수 있습니다.`
    : `${known.join(', ')} 가운데 하나로 적어 주세요.`
}

/** Returns the alternative of a union that the caller tried: the one whose type fits, if any does. */
function unionMessage({ errors, options }: IssueOf<'invalid_union'>): string {
  if (Array.isArray(options)) return oneOf(options)
  const first = errors.map(([issue]) => issue).filter((issue) => issue !== undefined)
  const tried = first.find(({ code, path }) => code !== 'invalid_type' || path.length > 0) ?? first[0]
  return tried?.message ?? otherwise
}
