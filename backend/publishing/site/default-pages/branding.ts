import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/brandings/:brandingId',
  title: '병원 이야기',
  blocks: [{ component: 'BrandingSection' }],
})
