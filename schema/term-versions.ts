import { day, moment } from './call-parts.ts'
import { paragraph } from './primitives.ts'
import { richText } from './rich-text.ts'
import { retentionPeriod } from './retention.ts'
import { rowStatus } from './resource.ts'
import { termOccasion, termPurpose } from './terms.ts'
import { z } from 'zod'

/*
 * Versions of terms as the console writes them. Source: docs/decisions/0053.
 */

/** Day on which a version comes into force, at midnight in Seoul; today is at once. */
const effectiveOn = day.meta({
  title: '시행일',
  hint: '이날 0시부터 사이트에 보이고, 그때부터 이 글에 동의를 받습니다. 오늘이면 저장하는 대로 시행합니다.',
})
const body = richText

/** Input for a version of terms that are only agreed to or read. */
export const plainVersionInput = z.object({ effectiveOn, body })

/** Input for a version of a consent to the use of personal data (Personal Information Protection Act, article 15). */
export const termVersionInput = z.object({
  effectiveOn,
  collectionPurpose: paragraph().default('').meta({ title: '수집·이용 목적' }),
  collectedItems: paragraph().default('').meta({ title: '수집하는 항목' }),
  retention: paragraph().default('').meta({ title: '보유·이용 기간' }),
  refusal: paragraph().default('').meta({ title: '거부할 권리와 그 결과' }),
  body,
})
export type TermVersionInput = z.output<typeof termVersionInput>

/** One version, ahead, in force or past, with its words. */
export const consoleTermVersion = z.object({
  version: z.number().int().positive(),
  status: rowStatus.extract(['SCHEDULED', 'PUBLIC', 'ENDED']),
  effectiveAt: moment,
  /** People whose last answer is that they agree to this version. */
  agreedCount: z.number().int().nonnegative(),
  /** Changes whenever the version does; goes into `If-Match`. */
  etag: z.string(),
  /** Retention as data beside the words; `null` where none is set. */
  retentionPeriod: retentionPeriod.nullable(),
  data: termVersionInput,
})
export type ConsoleTermVersion = z.infer<typeof consoleTermVersion>

export const consoleTermVersions = z.object({
  term: z.object({
    id: z.number().int(),
    code: z.string(),
    title: z.string(),
    purpose: termPurpose,
    occasions: z.array(termOccasion),
    isRequired: z.boolean(),
  }),
  /** JSON Schema (draft 7) of what is written of a version of these terms. */
  jsonSchema: z.record(z.string(), z.unknown()),
  /** The newest first. */
  rows: z.array(consoleTermVersion),
})
export type ConsoleTermVersions = z.infer<typeof consoleTermVersions>
