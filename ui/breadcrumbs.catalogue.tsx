import { Breadcrumbs } from './breadcrumbs.tsx'
import type { CataloguePart } from './catalogue-part.ts'

const home = { title: '홈', url: '/' }

export default {
  title: '지나온 길',
  description: '지금 페이지의 위에 있는 페이지들로 돌아가는 길입니다.',
  stories: {
    기본: () => <Breadcrumbs links={[home, { title: '시술 안내', url: '/products' }]} title="피코 토닝" />,
    '홈 바로 아래': () => <Breadcrumbs links={[home]} title="이벤트" />,
  },
} satisfies CataloguePart
