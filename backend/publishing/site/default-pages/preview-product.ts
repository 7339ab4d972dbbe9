import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/preview/product/:productId',
  title: '시술 미리보기',
  seo: { noindex: true },
  options: { hideFloatingButton: true },
  blocks: [{ component: 'ProductDetailSection', data: { preview: true } }],
})
