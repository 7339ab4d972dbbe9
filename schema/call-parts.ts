import { z } from 'zod'
import { mayBePhone, plainPhone } from './plain/phone.ts'

/*
 * Parts that many calls of the API share: how lists are asked for and answered, and how a query writes values that are
 * no text.
 */

const largestId = 2_147_483_647

/** A row's number in a path or a query. */
export const rowId = z.coerce.number<number | string>().int().positive().max(largestId)

/** Numbers in a query, each once: `?ids=3,5`. */
export const rowIdsUpTo = (most: number) =>
  z
    .union([
      z.string().regex(/^\d{1,10}(,\d{1,10})*$/, '번호를 쉼표로 나누어 적습니다. 예: 3,5'),
      z.array(z.number()),
    ])
    .transform((value) => [...new Set(typeof value === 'string' ? value.split(',').map(Number) : value)])
    .pipe(z.array(z.number().int().positive().max(largestId)).max(most))
export const rowIds = rowIdsUpTo(100)

/** `true` or `false` in a query. */
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value) => String(value) === 'true')

/** Part of a list; pages count from 1. */
export const paging = {
  page: z.coerce.number<number | string>().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number<number | string>().int().min(1).max(100).default(20),
}

/** A page of a list, and how many rows there are in all. */
export const listOf = <S extends z.ZodType>(row: S) =>
  z.object({ rows: z.array(row), count: z.number().int().nonnegative() })

/** Text that somebody types, in a body or in a query. Without U+0000, which the database cannot store. */
export const typed = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\u0000]*$/, '쓸 수 없는 글자가 있습니다.')

/** Keyword as it was typed. */
export const keyword = typed(100)

/** The language of texts, Korean unless told. Where a text has no translation, it is Korean. */
export const languageCode = z.enum(['ko', 'en', 'ja', 'zh']).default('ko')

/** A moment in UTC, as ISO 8601: `2026-11-20T02:00:00.000Z`. */
export const moment = z.iso.datetime()

/** A day in Seoul: `2026-11-20`. What is said of periods is asked of days alone: `abort` keeps it from other texts. */
export const day = z.iso.date({ abort: true })

type Period = { from?: string | undefined; to?: string | undefined }

/** For `refine`: a period does not end before it begins. ISO's days are in the order of their text. */
export const isPeriod: [(period: Period) => boolean, { path: string[]; message: string }] = [
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { path: ['to'], message: '기간의 마지막 날은 첫날보다 빠를 수 없습니다.' },
]

/** A time of day in Seoul: `14:30`. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, '시각은 HH:MM 형식입니다.')

/** A phone number as people write it, in plain characters. The service that stores it reads it (`requirePhone`). */
export const phoneNumber = z
  .string()
  .overwrite(plainPhone)
  .refine(mayBePhone, '전화번호를 010-1234-5678처럼 적어 주세요.')
