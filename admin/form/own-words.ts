import type { FieldError } from '#schema/problem.ts'
import { splitPointer, propertyAccessor } from './field-errors.ts'
import { asSchema, type JsonSchema } from './json-schema.ts'
import { validate } from './validator.ts'

/** What to say of a broken keyword, where the schema itself has no words for it. */
const words: Record<string, (limit: unknown) => string> = {
  required: () => '입력해 주세요.',
  minLength: (limit) => (limit === 1 ? '입력해 주세요.' : `${limit}자 이상 입력해 주세요.`),
  maxLength: (limit) => `${limit}자까지 입력할 수 있습니다.`,
  minItems: (limit) => `${limit}개 이상 있어야 합니다.`,
  maxItems: (limit) => `${limit}개까지 넣을 수 있습니다.`,
  minimum: (limit) => `${limit} 이상이어야 합니다.`,
  maximum: (limit) => `${limit} 이하여야 합니다.`,
}

function limitAt(root: JsonSchema, keywordLocation: string | undefined): unknown {
  return splitPointer((keywordLocation ?? '').replace(/^#/, '')).reduce<unknown>(
    (value, part) => (Array.isArray(value) ? value[Number(part)] : asSchema(value)?.[part]),
    root,
  )
}

/** The API's errors, with the validator's plain ones said as a person would. Rules with words of their own keep them. */
export function inOwnWords(errors: readonly FieldError[], schema: JsonSchema, data: unknown): FieldError[] {
  if (errors.length === 0) return []
  const said = new Map<string, string>()
  for (const { name = '', property = '', schemaPath } of validate(schema, data)) {
    const say = words[name]
    if (say && !said.has(property)) said.set(property, say(limitAt(schema, schemaPath)))
  }
  return errors.map((error) => ({
    ...error,
    message: said.get(propertyAccessor(splitPointer(error.path))) ?? error.message,
  }))
}
