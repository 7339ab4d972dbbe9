import type { CataloguePart } from './catalogue-part.ts'
import { GateNote } from './gate-note.tsx'

export default {
  title: '공개 안내',
  description: '볼 수 없는 까닭과 볼 수 있는 길을 사진의 자리에서 말합니다.',
  stories: {
    회원: () => <GateNote required="member" isSignedIn={false} />,
    성인: () => <GateNote required="adult" isSignedIn={false} />,
    '성인, 로그인한 회원': () => <GateNote required="adult" isSignedIn />,
  },
} satisfies CataloguePart
