import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/goodbye',
  title: '탈퇴 완료',
  seo: { noindex: true },
  options: { hideFloatingButton: true },
  blocks: [{ component: 'GoodbyeSection' }],
})
