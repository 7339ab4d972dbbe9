import type { pageContract } from '#api/contract/page.ts'
import type { Examples } from './example.ts'

const introduce = {
  pattern: '/introduce',
  title: '병원 소개',
  seo: { description: '진료 철학과 공간을 소개합니다.', noindex: false },
  options: { hideHeader: false, hideFooter: false, hideFloatingButton: false, hasHero: true },
  blocks: [{ id: 'block-1', component: 'HeroSection', version: 1, data: {} }],
}

export const pageExamples: Examples<keyof typeof pageContract> = {
  'GET /page': {
    query: { path: '/introduce' },
    response: { revision: 12, key: 'introduce', path: '/introduce', params: {}, ...introduce },
  },
  'GET /page-search': {
    query: { keyword: 'ㅂㅌㅅ' },
    response: {
      rows: [
        { title: '보톡스', excerpt: '보톡스는 정품만 씁니다.', path: '/introduce', pageTitle: '병원 소개' },
      ],
    },
  },
}
