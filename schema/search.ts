import { z } from 'zod'
import { moment } from './call-parts.ts'
import { image } from './primitives.ts'
import { startingPrice } from './products.ts'

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
  price: startingPrice
    .nullable()
    .meta({ description: '시술과 이벤트의 가장 낮은 가격. 가격을 보이지 않는 병원과 다른 종류는 null' }),
})
export type SearchRow = z.infer<typeof searchRow>

export const searchGroup = z.object({
  kind: searchKind,
  count: z.number().int().nonnegative(),
  rows: z.array(searchRow),
})
export type SearchGroup = z.infer<typeof searchGroup>

export const searchResult = z.object({
  suggestion: z.string().nullable().meta({
    description:
      '검색어로 찾은 것이 없을 때, 대신 찾은 말. 한/영 키를 바꾸어 친 말이나 자모 한두 개가 다른 말입니다. count와 groups는 이 말로 찾은 것입니다',
  }),
  /** Number of results in all groups. */
  count: z.number().int().nonnegative(),
  /** One for each kind that was asked for, also where nothing was found. */
  groups: z.array(searchGroup),
  /** Moment at which the next event, notice or case comes or goes, or a price changes: this answer may then be out of date. */
  validUntil: moment.nullable(),
})
export type SearchResult = z.infer<typeof searchResult>
