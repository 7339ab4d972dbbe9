import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/welcome',
  title: '가입 완료',
  seo: { noindex: true },
  options: { hideFloatingButton: true },
  blocks: [{ component: 'WelcomeSection' }],
})
