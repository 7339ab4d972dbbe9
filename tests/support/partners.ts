import type { TestPartner } from './seed-partners.ts'

/** A partner with the test blocks; its words carry its code, so that they can be told from another's. */
export const testPartner = (code: string, host: string): TestPartner => ({
  code,
  hosts: [host],
  profile: { partnerName: `${code}의원`, partnerTel: '02-1234-5678' },
  theme: { primary1: '#112233' },
  keywords: ['보톡스', `${code} 리프팅`],
  global: {
    header: { component: 'TestHeaderA', data: { title: code, tabs: [{ title: '소개', url: '/introduce' }] } },
    search: { component: 'TestSearch', data: {} },
    footer: { component: 'TestFooter', data: { note: `${code} 바닥` } },
    floatingButton: { component: 'TestFloatingButton', data: {} },
    popup: { component: 'TestPopup', data: {} },
    widget: { component: 'TestWidget', data: {} },
  },
  pages: {
    home: {
      pattern: '/',
      title: '홈',
      blocks: [
        {
          component: 'TestSection',
          data: { title: '보톡스 이벤트', body: `${code}에서 시작하는 봄맞이 리프팅 시술 안내` },
        },
        {
          component: 'TestSection',
          data: {
            title: '자주 묻는 질문',
            more: { title: '더 보기', url: '/secret-link' },
            items: [
              {
                question: '주차가 되나요?',
                answer: '건물 지하 주차장을 두 시간 무료로 이용하실 수 있습니다.',
              },
            ],
          },
        },
      ],
    },
    introduce: {
      pattern: '/introduce',
      title: '병원 소개',
      blocks: [{ component: 'TestSection', data: { title: '의료진' } }],
    },
    'product-pick': { pattern: '/products/category/pick', title: '선택', blocks: [] },
    'product-category': { pattern: '/products/category/:name', title: '분류', blocks: [] },
    product: {
      pattern: '/products/:productId',
      title: '시술',
      blocks: [{ component: 'TestSection', data: { title: '숨은 보톡스 상세' } }],
    },
    hidden: {
      pattern: '/hidden',
      title: '숨긴 보톡스',
      seo: { noindex: true },
      blocks: [{ component: 'TestSection', data: { title: '보톡스 비밀' } }],
    },
    'not-found': {
      pattern: '/404',
      title: '없는 보톡스',
      blocks: [{ component: 'TestSection', data: { title: '보톡스 없음' } }],
    },
  },
})
