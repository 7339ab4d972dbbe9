import type { SearchResult, SearchRow } from '#schema/search.ts'
import type { CataloguePart } from './catalogue-part.ts'
import { SearchRegion, SearchSuggestions } from './search-suggestions.tsx'

const row = (id: number, title: string, amount: number | null): SearchRow => ({
  id,
  title,
  titleMarks: [],
  excerpt: '',
  excerptMarks: [],
  label: '',
  path: `/products/${id}`,
  image: null,
  price: amount === null ? null : { ...price, amount, regularAmount: amount },
})
const price = {
  discountRate: 0,
  kind: 'REGULAR',
  eventId: null,
  endsAt: null,
  isIncludeVat: false,
  isFrom: true,
} as const
const rows = [row(1, '사각턱 보톡스', 99_000), row(2, '이마 보톡스', null)]

const story = (suggestion: string | null, groups: SearchResult['groups']) => () => (
  <SearchRegion>
    <SearchSuggestions found={{ suggestion, count: 3, groups, validUntil: null }} />
  </SearchRegion>
)

export default {
  title: '검색어 제안',
  description: '적는 동안 찾은 것을 그 화면으로 가는 링크로 보여 줍니다. 화살표 키로 오갑니다.',
  stories: {
    기본: story(null, [
      { kind: 'product', count: 2, rows },
      { kind: 'event', count: 1, rows: [row(3, '가을 보톡스 이벤트', 79_000)] },
    ]),
    '다른 말을 찾은 때': story('보톡스', [{ kind: 'product', count: 2, rows }]),
  },
} satisfies CataloguePart
