import type { resourcesContract } from '#api/contract/resources.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const data = {
  title: '설 연휴 진료 안내',
  category: '휴진',
  publishedAt: '2026-11-20T01:00:00.000Z',
  isVisible: true,
  isPinned: false,
  image: null,
  body: [{ type: 'paragraph', text: '설 연휴에는 진료하지 않습니다.' }],
}

const state = {
  id: 7,
  etag: '"5f1d0f7c2b9a4e6d8c3b1a0f9e8d7c6b"',
  title: data.title,
  status: 'PUBLIC' as const,
  data,
  page: '/cscenter/notice/7',
  saved: { by: '김실장', at: '2026-11-20T01:00:00.000Z' },
  warnings: [],
}

const params = { resource: 'notices' }
const row = { resource: 'notices', id: '7' }
const query = { acceptReservations: 'false' as const }
const roles = ['owner' as const, 'manager' as const, 'editor' as const]

const examples: Examples<Exclude<keyof typeof resourcesContract, 'GET /admin/audit'>> = {
  'GET /admin/resources': {
    response: {
      rows: [
        {
          name: 'notices',
          title: '공지',
          description: '고객센터에 올리는 소식.',
          place: 40,
          menu: 'content',
          jsonSchema: { type: 'object' },
          initial: { category: '', isVisible: true },
          list: {
            columns: [{ name: 'title', title: '제목', kind: 'text', isSortable: true }],
            filters: [{ name: 'isPinned', title: '고정', references: null, labels: { true: '고정한 것' } }],
            defaultSort: '-publishedAt',
            isOrdered: false,
          },
          statuses: ['DRAFT', 'SCHEDULED', 'PUBLIC'],
          period: null,
          canHide: true,
          newPage: '/cscenter/notice/2147483647',
          can: { write: true, remove: true },
          access: { read: [...roles, 'desk'], write: roles, remove: ['owner', 'manager'] },
        },
      ],
    },
  },
  'GET /admin/choices/{source}': {
    params: { source: 'products' },
    query: { search: 'ㅂㅌㅅ' },
    response: { rows: [{ id: 12, label: '보톡스', note: '', status: 'PUBLIC' }] },
  },
  'GET /admin/names/{source}': {
    params: { source: 'term-codes' },
    response: { rows: [{ value: 'privacy-policy', label: '개인정보 처리방침', note: '' }] },
  },
  'GET /admin/{resource}': {
    params,
    query: { search: '휴진', sort: '-publishedAt', status: 'PUBLIC', page: '1', pageSize: '20' },
    response: {
      rows: [{ id: 7, title: data.title, status: 'PUBLIC', values: { title: data.title, category: '휴진' } }],
      count: 1,
    },
  },
  'POST /admin/{resource}': { params, query, body: data, response: state },
  'POST /admin/{resource}/order': { params: { resource: 'products' }, body: { ids: [12, 9] } },
  'POST /admin/{resource}/bulk': {
    params,
    query,
    body: { ids: [7, 8], action: 'hide' },
    response: { changed: 2 },
  },
  'POST /admin/{resource}/import': {
    params,
    query: { dryRun: 'true' },
    body: { csv: '번호,제목,머리말\r\n7,설 연휴 진료 안내,휴진\r\n' },
    response: {
      rows: [{ line: 2, fate: 'SAME', id: 7, title: data.title, errors: [], warnings: [] }],
      isDone: false,
    },
  },
  'POST /admin/{resource}/check': { params: { resource: row.resource }, body: data, response: { data } },
  'GET /admin/{resource}/{id}': { params: row, response: state },
  'PUT /admin/{resource}/{id}': { params: row, query, body: data, response: state },
  'POST /admin/{resource}/{id}/check': { params: row, body: data, response: { data } },
  'DELETE /admin/{resource}/{id}': { params: row, query },
}

export default examples
