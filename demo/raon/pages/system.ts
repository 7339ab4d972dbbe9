import type { DemoPage } from '#backend/seeds/demo-partner.ts'

export const search = (): DemoPage => ({
  pattern: '/search',
  title: '검색',
  seo: {
    title: '검색 · 라온피부과의원',
    description: '라온피부과의원의 진료와 안내를 낱말로 찾아보세요.',
    noindex: true,
  },
  blocks: [
    {
      component: 'SearchResultSection',
      data: { placeholder: '진료나 고민을 적어 주세요', keywordTitle: '많이 찾는 진료' },
    },
  ],
})

export const notFound = (): DemoPage => ({
  pattern: '/404',
  title: '없는 페이지',
  seo: {
    title: '없는 페이지 · 라온피부과의원',
    description: '찾으시는 페이지가 없습니다. 홈이나 진료 안내에서 이어 보세요.',
    noindex: true,
  },
  options: { hideFloatingButton: true },
  blocks: [
    {
      component: 'NotFoundSection',
      data: {
        links: [
          { title: '홈으로', url: '/' },
          { title: '진료 안내', url: '/products' },
          { title: '이벤트', url: '/events' },
          { title: '자주 묻는 질문', url: '/cscenter/faq' },
        ],
      },
    },
  ],
})
