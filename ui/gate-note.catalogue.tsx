import type { CataloguePart } from './catalogue-part.ts'
import { GateNote } from './gate-note.tsx'

const closed = { isOpen: false, required: 'adult' as const }
const shared = { look: 'panel', path: '/before-afters' } as const

export default {
  title: '공개 안내',
  description: '볼 수 없는 까닭과 볼 수 있는 길을 한 번 말합니다.',
  stories: {
    회원: () => <GateNote gate={{ ...closed, required: 'member', lacks: 'sign-in' }} {...shared} />,
    성인: () => <GateNote gate={{ ...closed, lacks: 'sign-in' }} {...shared} />,
    '성인, 생년월일을 모르는 회원': () => (
      <GateNote gate={{ ...closed, lacks: 'certification' }} {...shared} />
    ),
    '성인, 만 19세가 되지 않은 회원': () => <GateNote gate={{ ...closed, lacks: 'age' }} {...shared} />,
  },
} satisfies CataloguePart
