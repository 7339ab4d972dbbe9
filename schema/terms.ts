import { listOf, moment, rowId } from './call-parts.ts'
import { termPurposes } from './plain/term-purposes.ts'
import { line, paragraph } from './primitives.ts'
import { richText } from './rich-text.ts'
import { z } from 'zod'

export const termPurpose = z.enum(termPurposes)
export type { TermPurpose } from './plain/term-purposes.ts'

/** Occasion at which consent is asked. */
export const termOccasion = z.enum(['SIGN_UP', 'RESERVATION'])
export type TermOccasion = z.infer<typeof termOccasion>

export const termTarget = z.enum(['CUSTOMER'])

/** Terms with what a consent has to name (Personal Information Protection Act, article 15), in the version in force. */
export const term = z.object({
  id: z.number().int(),
  code: line(60).meta({ title: '주소에 쓰는 이름' }),
  termTitle: line(100).meta({ title: '제목' }),
  target: termTarget,
  purpose: termPurpose,
  occasions: z.array(termOccasion).meta({ title: '묻는 때' }),
  isRequired: z.boolean().meta({ title: '필수' }),
  version: z.number().int().positive(),
  effectiveAt: moment,
  collectionPurpose: paragraph().meta({ title: '수집·이용 목적' }),
  collectedItems: paragraph().meta({ title: '항목' }),
  retention: paragraph().meta({ title: '보유 기간' }),
  refusal: paragraph().meta({ title: '거부할 권리와 그 결과' }),
})
export type Term = z.infer<typeof term>

/** The same with its words. */
export const termText = term.extend({ body: richText })
export type TermText = z.infer<typeof termText>

/** A version that is in force or was. */
export const termVersion = z.object({ version: z.number().int().positive(), effectiveAt: moment })
export type TermVersion = z.infer<typeof termVersion>

export const termList = listOf(term)

/** The version somebody read, and whether they agree. */
export const agreement = z.object({
  termId: rowId,
  version: z.number().int().positive().max(100_000),
  isAgreed: z.boolean().default(true),
})
export type Agreement = z.output<typeof agreement>

export const agreements = z.array(agreement).max(50)

/** Place at which a consent was given. */
export const consentChannel = z.enum(['SITE', 'WIDGET']).default('SITE')

/** Last answer of a customer to terms. */
export const consent = z.object({
  termId: z.number().int(),
  code: z.string(),
  termTitle: z.string(),
  purpose: termPurpose,
  isRequired: z.boolean(),
  version: z.number().int(),
  isAgreed: z.boolean(),
  channel: z.enum(['SITE', 'WIDGET', 'CONSOLE']),
  changedAt: moment,
})
export type Consent = z.infer<typeof consent>
