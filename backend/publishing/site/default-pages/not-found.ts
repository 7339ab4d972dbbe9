import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/404',
  title: '없는 페이지',
  seo: { noindex: true },
  options: { hideFloatingButton: true },
  blocks: [
    {
      component: 'NotFoundSection',
      data: {
        links: [
          { title: '홈으로', url: '/' },
          { title: '시술 안내', url: '/products' },
        ],
      },
    },
  ],
})
