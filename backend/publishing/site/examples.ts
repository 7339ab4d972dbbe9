import type { siteContract } from '#api/contract/site.ts'
import type { PublicationCall } from '#backend/publishing/publications/routes.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const header = { component: 'GlobalHeaderType1', version: 1, data: { showSearchButton: true } }

const slot = {
  etag: '"5f1d0f7c2b9a4e6d8c3b1a0f9e8d7c6b"',
  draft: header,
  published: header,
  changed: false,
  remembered: { GlobalHeaderType1: header.data },
  problem: null,
}

const envelope = (id: string, component: string) => ({ id, component, version: 1, data: {} })

const definition = {
  pattern: '/introduce',
  title: '병원 소개',
  seo: { description: '진료 철학과 공간을 소개합니다.', noindex: false },
  options: { hideHeader: false, hideFooter: false, hideFloatingButton: false, hasHero: true },
  blocks: [envelope('block-1', 'HeroType1')],
}

const page = {
  key: 'introduce',
  etag: '"0c4e8a1b7d2f4c5e9a6b3d8f1e7c2a4b"',
  draft: definition,
  published: definition,
  changed: false,
  isDefault: false,
  isRemoved: false,
}

const themeState = {
  etag: '"7d2f4c5e9a6b3d8f1e7c2a4b0c4e8a1b"',
  draft: { primary1: '#0f5b45', accent: '#1f8a66', displayFont: 'pretendard' as const, radius: 16 },
  published: null,
  changed: true,
}

const introduce = {
  pattern: '/introduce',
  title: '병원 소개',
  seo: { description: '진료 철학과 공간을 소개합니다.', noindex: false },
  options: { hideHeader: false, hideFooter: false, hideFloatingButton: false, hasHero: true },
  blocks: [{ id: 'block-1', component: 'HeroSection', version: 1, data: {} }],
}

const examples: Examples<Exclude<keyof typeof siteContract, PublicationCall> | 'POST /admin/files/replace'> =
  {
    'GET /admin/blocks': {
      response: {
        rows: [
          {
            component: 'GlobalHeaderType1',
            slot: 'header',
            version: 1,
            title: '헤더 1',
            description: '로고와 메뉴가 한 줄에 섭니다.',
            jsonSchema: { type: 'object' },
            initial: { menu: [] },
          },
        ],
      },
    },
    'GET /admin/global': {
      response: {
        revision: 12,
        slots: { header: slot, search: slot, footer: slot, floatingButton: slot, popup: slot, widget: slot },
      },
    },
    'PUT /admin/global/{slot}': {
      params: { slot: 'header' },
      body: { component: header.component, data: header.data },
      response: slot,
    },
    'POST /admin/global/{slot}/check': {
      params: { slot: 'header' },
      body: { component: header.component, data: header.data },
      response: { id: 'header', ...header },
    },
    'POST /admin/global/{slot}/revert': { params: { slot: 'header' }, response: slot },
    'GET /admin/pages': { response: { rows: [page] } },
    'GET /admin/pages/{key}': { params: { key: 'introduce' }, response: page },
    'PUT /admin/pages/{key}': { params: { key: 'introduce' }, body: definition, response: page },
    'POST /admin/pages/{key}/revert': { params: { key: 'introduce' }, response: page },
    'DELETE /admin/pages/{key}': { params: { key: 'introduce' } },
    'GET /admin/theme': { response: themeState },
    'PUT /admin/theme': { body: themeState.draft, response: themeState },
    'POST /admin/theme/revert': { response: { ...themeState, published: themeState.draft, changed: false } },
    'GET /admin/differences': {
      query: { from: 'published', to: 'draft' },
      response: {
        rows: [
          {
            kind: 'page',
            key: 'introduce',
            title: '병원 소개',
            change: 'changed',
            path: '/introduce',
            fields: [
              {
                where: ['큰 그림', '제목'],
                block: 'hero',
                before: { text: '라온피부과', image: null },
                after: { text: '라온피부과의원', image: null },
              },
            ],
          },
        ],
      },
    },
    'POST /admin/files/replace': {
      body: {
        path: '/_files/1/5f1d0f7c2b9a4e6d-1200x800.webp',
        by: '/_files/1/0123456789abcdef-1200x675.webp',
      },
      response: { rows: 3, drafts: 1 },
    },
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

export default examples
