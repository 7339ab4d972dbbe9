import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/products/:productId',
  title: '시술 안내',
  options: { hideFloatingButton: true },
  blocks: [{ component: 'ProductDetailSection' }],
})
