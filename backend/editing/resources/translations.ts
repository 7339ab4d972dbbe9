import { z } from 'zod'
import { metaOf } from '#schema/data-fields.ts'
import type { LanguageCode } from '#schema/products.ts'
import { bare } from './fields.ts'

/** Languages beside Korean that the API answers in, in Korean. */
const otherLanguages: Record<Exclude<LanguageCode, 'ko'>, string> = { en: '영어', ja: '일본어', zh: '중국어' }

/**
 * Returns the field of a schema's texts in other languages, as the column `translations` keeps them:
 * `{ "en": { "title": "…" } }`. What is missing stays Korean. Throws where a field of `names` is no text.
 */
export function translationsOf(schema: z.ZodObject, names: readonly string[]) {
  const texts = z.object(Object.fromEntries(names.map((name) => [name, inAnotherLanguage(schema, name)])))
  const languages = Object.entries(otherLanguages).map(([code, title]) => [
    code,
    texts.optional().meta({ title }),
  ])
  return z.object(Object.fromEntries(languages)).default({}).meta({
    title: '다른 언어',
    control: 'folded',
    hint: '이 언어로 연동한 서비스에 보입니다. 시술, 이벤트, 공지처럼 검색되는 것은 이 말로도 찾습니다. 사이트와 비워 둔 글은 한국어로 나갑니다.',
  })
}

/** A text of the same length and kind, which may be left out. */
function inAnotherLanguage(schema: z.ZodObject, name: string): z.ZodType {
  const field = schema.shape[name]
  const text = field && bare(field)
  const { title, control } = field ? metaOf(field) : {}
  const meta = { ...(title !== undefined && { title }), ...(control && { control }) }
  if (text instanceof z.ZodString)
    return z
      .string()
      .trim()
      .max(text.maxLength ?? Infinity)
      .optional()
      .meta(meta)
  if (text instanceof z.ZodArray) return z.array(text.element).max(300).optional().meta(meta)
  throw new Error(`${name} is translated, and is no text.`)
}
