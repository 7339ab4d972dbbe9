import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/sign-up',
  title: '회원가입',
  seo: { noindex: true },
  options: { hideFloatingButton: true },
  blocks: [{ component: 'SignUpSection' }],
})
