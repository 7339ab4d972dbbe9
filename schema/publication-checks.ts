import { z } from 'zod'
import { rowId } from './call-parts.ts'
import { acceptedWord, chosenDraft } from './publications.ts'

/** Subjects of findings, in the order in which the console lists them. */
export const findingKinds = [
  'standing',
  'block',
  'link',
  'advertising',
  'contrast',
  'picture',
  'page',
] as const

/** Part of the site, or row of a resource, in which a finding is. */
const findingPlace = z.union([
  z.object({ kind: z.literal('global'), key: z.string() }),
  z.object({ kind: z.literal('page'), key: z.string(), block: z.string().nullable() }),
  z.object({ kind: z.literal('theme') }),
  z.object({ kind: z.literal('row'), resource: z.string(), id: rowId }),
])

/** Something to look at before the site is published. */
export const publicationFinding = z.object({
  kind: z.enum(findingKinds),
  severity: z.enum(['blocking', 'check']).meta({
    description: 'blocking이면 이대로는 공개할 수 없고, check이면 사람이 보고 정합니다.',
  }),
  place: findingPlace.nullable(),
  /** JSON Pointer below the data of the place; `null` where no field is meant. */
  field: z.string().nullable(),
  /** Names from the page to the field, in Korean. */
  where: z.array(z.string()),
  /** The phrase that is meant, within its sentence. */
  excerpt: acceptedWord.shape.excerpt.nullable(),
  message: z.string(),
  /** Advice how to mend it. */
  action: z.string(),
})
export type PublicationFinding = z.output<typeof publicationFinding>

/** Drafts to check, laid over the published state. Without any, the published state is checked. */
export const publicationChecks = z.object({
  changes: z
    .array(chosenDraft.pick({ kind: true, key: true }))
    .max(300, '한 번에 300개까지 고를 수 있습니다.')
    .default([])
    .meta({ title: '공개할 초안' }),
})
