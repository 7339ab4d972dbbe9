import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/search',
  title: '검색',
  seo: { noindex: true },
  blocks: [{ component: 'SearchResultSection' }],
})
