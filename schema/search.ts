import { z } from 'zod'
import { moment } from './call-parts.ts'
import { image } from './primitives.ts'

/** Kinds that a search looks through, in the order of their groups. */
export const searchKinds = ['product', 'event', 'case', 'doctor', 'faq', 'notice', 'board', 'page'] as const
export type SearchKind = (typeof searchKinds)[number]
export const searchKind = z.enum(searchKinds).meta({
  labels: {
    product: '시술',
    event: '이벤트',
    case: '전후 사례',
    doctor: '의료진',
    faq: '자주 묻는 질문',
    notice: '공지사항',
    board: '게시판',
    page: '안내',
  },
})

/** Place of the keyword in a text: from the first character to before the second, in UTF-16 units. */
const marks = z.array(z.tuple([z.number().int().nonnegative(), z.number().int().positive()]))
export type Marks = z.infer<typeof marks>

export const searchRow = z.object({
  /** The row's number; `null` for a page. */
  id: z.number().int().positive().nullable(),
  title: z.string(),
  titleMarks: marks,
  /** The part of its text where the keyword stands, or the text's beginning. */
  excerpt: z.string(),
  excerptMarks: marks,
  /** Context of a result: a notice's category, a board's name, a page's title. */
  label: z.string(),
  /** The page of the site that shows it; `null` where the site has none. */
  path: z.string().nullable(),
  /** Never a picture of a case. */
  image: image.nullable(),
})
export type SearchRow = z.infer<typeof searchRow>

export const searchGroup = z.object({
  kind: searchKind,
  count: z.number().int().nonnegative(),
  rows: z.array(searchRow),
})
export type SearchGroup = z.infer<typeof searchGroup>

export const searchResult = z.object({
  /** Number of results in all groups. */
  count: z.number().int().nonnegative(),
  /** One for each kind that was asked for, also where nothing was found. */
  groups: z.array(searchGroup),
  /** Moment at which the next event, notice or case comes or goes, and this answer may be out of date. */
  validUntil: moment.nullable(),
})
export type SearchResult = z.infer<typeof searchResult>
