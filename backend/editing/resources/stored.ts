import type { Image } from '#schema/primitives.ts'
import { image, safeUrl } from '#schema/primitives.ts'
import type { RichTextBlock } from '#schema/rich-text.ts'
import { richTextBlock } from '#schema/rich-text.ts'

/*
 * What tables keep as JSON, read again by its schema: an address that became unsafe, or a part nobody can read, is left
 * out, and the rest of the row is shown. Source: docs/product.md, D6.
 */

export const toImage = (value: unknown): Image | null => image.safeParse(value).data ?? null

/** A stored address; one that is not safe any more is none. */
export const toUrl = (value: string | null) => safeUrl.safeParse(value).data ?? null

export const toBody = (value: unknown): RichTextBlock[] =>
  (Array.isArray(value) ? value : []).flatMap((block) => richTextBlock.safeParse(block).data ?? [])

/** The texts of a row in one language that differ from Korean. `null` for Korean itself. */
export type Translation = Record<string, unknown> | null

/** A text in the language asked for, and in Korean where it was not translated. */
export function translated(translation: Translation | undefined, field: string, korean: string): string {
  const text = translation?.[field]
  return typeof text === 'string' && text !== '' ? text : korean
}

/** A body likewise. */
export function translatedBody(translation: Translation | undefined, korean: unknown): RichTextBlock[] {
  const body = toBody(translation?.body)
  return body.length > 0 ? body : toBody(korean)
}
