import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/preview/brnading/:brandingId',
  title: '브랜딩 미리보기',
  seo: { noindex: true },
  blocks: [{ component: 'BrandingSection', data: { preview: true } }],
})
