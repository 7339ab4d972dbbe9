import type { CataloguePart } from './catalogue-part.ts'
import { CardsSkeleton, RowsSkeleton, Skeleton, TextSkeleton } from './skeleton.tsx'

export default {
  title: '뼈대',
  description: '올 것의 모양으로 자리를 지킵니다. 화면을 읽어 주는 기기에는 한 번만 알립니다.',
  stories: {
    조각: () => (
      <div style={{ maxWidth: '320px' }}>
        <Skeleton kind="title" width="60%" />
        <Skeleton kind="line" />
      </div>
    ),
    '카드 넷': () => <CardsSkeleton />,
    '카드 셋': () => <CardsSkeleton count={3} columns={3} />,
    목록: () => <RowsSkeleton />,
    글: () => <TextSkeleton />,
  },
} satisfies CataloguePart
