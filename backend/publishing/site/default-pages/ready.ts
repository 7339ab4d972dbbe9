import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/ready',
  title: '공개 상태',
  seo: { noindex: true },
  options: { hideHeader: true, hideFooter: true, hideFloatingButton: true },
  blocks: [{ component: 'ReadySection' }],
})
