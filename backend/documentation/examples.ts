import type { CallName, Contract } from '#api/contract.ts'
import type { z } from 'zod'

type Part<Name extends CallName, Key extends string> =
  Contract[Name] extends Record<Key, infer S extends z.ZodType> ? { [K in Key]: z.input<S> } : unknown

/** One call as it might be made and answered; a test holds each to its schemas. */
type Examples = {
  [Name in CallName]: Part<Name, 'query'> & Part<Name, 'params'> & Part<Name, 'body'> & Part<Name, 'response'>
}

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
}
const account = { email: 'admin@danjang.local', name: '관리자', partnerName: '단장의원' }
const information = {
  id: 1,
  partnerName: '단장의원',
  partnerTel: '02-1234-5678',
  partnerAddress: '서울 강남구 테헤란로 1',
}

export const examples: Examples = {
  'GET /partners/this': { response: information },
  'GET /partners/this/revision': { response: { partnerId: 1, revision: 12 } },
  'GET /customer/partner-keywords': { response: { rows: [{ keyword: '보톡스' }, { keyword: '리프팅' }] } },
  'GET /page': {
    query: { path: '/introduce' },
    response: { revision: 12, key: 'introduce', path: '/introduce', params: {}, ...definition },
  },
  'GET /page-search': {
    query: { keyword: 'ㅂㅌㅅ' },
    response: {
      rows: [
        { title: '보톡스', excerpt: '보톡스는 정품만 씁니다.', path: '/introduce', pageTitle: '병원 소개' },
      ],
    },
  },
  'POST /admin/session': { body: { email: account.email, password: '비밀번호 예시' }, response: account },
  'GET /admin/session': { response: account },
  'DELETE /admin/session': {},
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
          sample: header.data,
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
  'GET /admin/pages': { response: { rows: [page] } },
  'GET /admin/pages/{key}': { params: { key: 'introduce' }, response: page },
  'PUT /admin/pages/{key}': { params: { key: 'introduce' }, body: definition, response: page },
  'POST /admin/publish': { response: { revision: 13 } },
  'GET /admin/revisions': {
    response: {
      rows: [
        {
          revision: 13,
          publishedAt: '2026-11-20T02:00:00.000Z',
          author: '관리자',
          restoredFrom: null,
          current: true,
        },
      ],
    },
  },
  'POST /admin/revisions/{revision}/restore': { params: { revision: 12 }, response: { revision: 14 } },
  'GET /admin/files': {
    response: { rows: [{ src: '/_files/1/0123456789abcdef.webp', alt: '진료실', width: 1600, height: 900 }] },
  },
}
