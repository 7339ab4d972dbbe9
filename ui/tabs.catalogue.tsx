import type { CataloguePart } from './catalogue-part.ts'
import { Tabs } from './tabs.tsx'

const tabs = ['리프팅·탄력', '색소·홍조', '여드름·모공'].map((title) => ({
  title,
  content: <p>{title} 진료를 모았습니다.</p>,
}))
const many = Array.from({ length: 10 }, (_, index) => ({
  title: `${index + 1}번째 아주 긴 분류의 이름`,
  content: <p>{index + 1}번째 분류입니다.</p>,
}))

export default {
  title: '탭',
  description: '여럿 가운데 하나를 보입니다. 화살표 키로 고르고, 스크립트 없이도 바뀝니다.',
  stories: {
    기본: () => <Tabs name="tabs" label="진료 분류" tabs={tabs} />,
    '가장 많은 탭': () => <Tabs name="tabs-many" label="긴 분류" tabs={many} />,
  },
} satisfies CataloguePart
