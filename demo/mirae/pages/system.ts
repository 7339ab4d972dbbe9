import type { DemoPage } from '#backend/seeds/demo-partner.ts'

export const search = (): DemoPage => ({
  pattern: '/search',
  title: '검색',
  seo: {
    title: '검색 · 미래성형외과의원',
    description: '미래성형외과의원의 수술과 안내를 낱말로 찾아보세요.',
    noindex: true,
  },
  blocks: [
    {
      component: 'SearchResultSection',
      data: { placeholder: '수술이나 부위를 적어 주세요', keywordTitle: '많이 찾는 수술' },
    },
  ],
})

export const notFound = (): DemoPage => ({
  pattern: '/404',
  title: '없는 페이지',
  seo: {
    title: '없는 페이지 · 미래성형외과의원',
    description: '찾으시는 페이지가 없습니다. 홈이나 수술 안내에서 이어 보세요.',
    noindex: true,
  },
  options: { hideFloatingButton: true },
  blocks: [
    {
      component: 'NotFoundSection',
      data: {
        title: '이 주소에는\n아무것도 없습니다',
        links: [
          { title: '홈으로', url: '/' },
          { title: '수술 안내', url: '/products' },
          { title: '의료진', url: '/introduce/staff' },
          { title: '오시는 길', url: '/info' },
        ],
      },
    },
  ],
})
