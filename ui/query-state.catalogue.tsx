import type { CataloguePart } from './catalogue-part.ts'
import { QueryState } from './query-state.tsx'
import { RowsSkeleton } from './skeleton.tsx'

const story = (state: { data?: string; isError?: boolean }) => () => (
  <QueryState
    query={{ data: state.data, isError: state.isError ?? false, refetch: () => {} }}
    loading={<RowsSkeleton count={3} />}
    failure="공지를 불러오지 못했습니다. 잠시 뒤에 다시 시도해 주세요."
  >
    {(text) => <p>{text}</p>}
  </QueryState>
)

export default {
  title: '조회의 상태',
  description: '오는 동안에는 올 것의 모양을, 오지 않으면 까닭과 다시 하는 길을 보입니다.',
  stories: {
    '오는 중': story({}),
    '왔을 때': story({ data: '연말 휴진을 알려 드립니다.' }),
    '오지 않을 때': story({ isError: true }),
  },
} satisfies CataloguePart
