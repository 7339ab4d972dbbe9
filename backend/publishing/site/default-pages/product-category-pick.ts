import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/products/category/pick',
  title: '분류로 찾기',
  seo: { description: '관심 있는 분류를 골라 그 안의 시술과 가격을 살펴보세요.' },
  blocks: [
    {
      component: 'PageTitleSection',
      data: {
        breadcrumbs: [
          { title: '홈', url: '/' },
          { title: '시술 안내', url: '/products' },
        ],
        title: '분류로 찾기',
        lead: '관심 있는 분류를 고르시면 그 안의 시술을 모아 보여 드립니다.',
      },
    },
    { component: 'ProductCategorySection' },
    { component: 'RecommendedProductSection', data: { ground: 'surface' } },
  ],
})
