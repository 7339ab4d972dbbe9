import { CaseCard } from './case-card.tsx'
import type { CataloguePart } from './catalogue-part.ts'

const item = {
  id: 1,
  title: '볼의 붉은 기',
  note: '40대 여성, 4회 진료 후 12주',
  cover: null,
  products: [{ id: 3, name: '혈관 레이저' }],
  isNoYouth: false,
  publishedAt: '2026-11-06T01:00:00.000Z',
  gate: { required: 'member' as const, isOpen: false, lacks: 'sign-in' as const },
  before: [],
  after: [],
}
const picture = (name: string) => ({ src: `/_files/1/${name}.webp`, alt: name, width: 1200, height: 900 })

export default {
  title: '전후 사례',
  description: '사진을 볼 수 있으면 비교하고, 볼 수 없으면 가립니다. 까닭은 목록이 한 번 말합니다.',
  stories: {
    '볼 수 없을 때': () => <CaseCard item={item} index={0} Heading="h3" />,
    '볼 수 있을 때': () => (
      <CaseCard
        item={{
          ...item,
          gate: { required: 'member', isOpen: true, lacks: null },
          before: [picture('before')],
          after: [picture('after')],
        }}
        index={1}
        Heading="h3"
      />
    ),
  },
} satisfies CataloguePart
