import { moment } from '#schema/call-parts.ts'
import { z } from 'zod'
import { richText } from '#schema/rich-text.ts'

/*
 * Fields that many resources have.
 */

/** The number of an item that others refer to: it keeps it when it is saved again, and a new one has none. */
export const rowNumber = z.number().int().nullable().default(null).meta({ title: '번호', control: 'hidden' })

/** A long text that may be empty. */
export const longText = z.array(richText.element).max(300).default([]).meta({ title: '본문' })

/** True where visitors can see it. */
export const isVisible = z.boolean().default(true).meta({ title: '사이트에 공개' })

/** Moment from which visitors see it. */
export const publishedAt = moment.meta({
  title: '게시 시각',
  control: 'moment',
  hint: '앞날이면 그때까지 예약됩니다.',
})

/** Numbers of the treatments that it is about. */
export const productIds = z
  .array(z.number().int())
  .max(100)
  .default([])
  .meta({ title: '시술', references: 'products' })
