import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/account',
  title: '내 정보',
  seo: { noindex: true },
  options: { hideFloatingButton: true },
  blocks: [{ component: 'AccountSection' }],
})
