import type { CataloguePart } from './catalogue-part.ts'
import { EmptyNote, FailureNote } from './state-note.tsx'

export default {
  title: '빈 화면과 오류',
  description: '한 문장과 나아갈 길 하나. 오류는 무엇이 일어났고 무엇을 할 수 있는지 말합니다.',
  stories: {
    '비어 있음': () => (
      <EmptyNote
        sentence="지금은 진행 중인 이벤트가 없습니다."
        link={{ title: '시술 둘러보기', url: '/products' }}
      />
    ),
    '길 없이': () => <EmptyNote sentence="등록된 공지가 없습니다." />,
    오류: () => (
      <FailureNote sentence="후기를 불러오지 못했습니다. 잠시 뒤에 다시 시도해 주세요." onRetry={() => {}} />
    ),
  },
} satisfies CataloguePart
