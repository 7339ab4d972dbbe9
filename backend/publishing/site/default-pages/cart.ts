import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/cart',
  title: '장바구니',
  seo: { noindex: true },
  options: { hideFloatingButton: true },
  blocks: [
    { component: 'CartSection' },
    { component: 'RecentProductSection' },
    { component: 'RecommendedProductSection', data: { title: '함께 많이 찾으시는 시술', ground: 'surface' } },
  ],
})
