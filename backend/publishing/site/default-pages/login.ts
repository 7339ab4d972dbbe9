import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/login',
  title: '로그인',
  seo: { noindex: true },
  options: { hideFloatingButton: true },
  blocks: [{ component: 'SignInSection' }],
})
