import type { filesContract } from '#api/contract/files.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const hash = '5f1d0f7c2b9a4e6d'
const signed = `/_api/customer/gated-files/${hash}?scope=post&until=1795150800&signature=Zm9yIGV4YW1wbGU`
const stored = { src: `/_files/1/gated/${hash}.webp`, alt: '붉어진 곳', width: 800, height: 600 }
const room = { src: `/_files/1/${hash}-1200x800.webp`, alt: '진료실', width: 1200, height: 800 }
const cut = { ...room, src: '/_files/1/0123456789abcdef-1200x675.webp', height: 675 }
const listed = {
  ...room,
  isGated: false,
  tags: ['내부'],
  createdAt: '2026-11-20T02:00:00.000Z',
  uploadedBy: '김하늘',
}

const examples: Examples<Exclude<keyof typeof filesContract, 'POST /admin/files/replace'>> = {
  'GET /admin/gated-files/{hash}': { params: { hash }, query: { width: '320', focus: '50' } },
  'GET /admin/files': {
    query: { search: 'ㅈㄹㅅ', isGated: false, isUsed: true },
    response: { rows: [listed], count: 1 },
  },
  'GET /admin/files/state': {
    query: { path: listed.src },
    response: {
      ...listed,
      size: 182_044,
      croppedFrom: null,
      uses: [{ message: '공지 ‘설 연휴 진료 안내’에서 씁니다.', link: '/content/notices/12' }],
    },
  },
  'GET /admin/files/tags': { response: { rows: [{ tag: '내부', count: 14 }] } },
  'POST /admin/files': {
    query: { alt: '진료실', tags: '내부,1층' },
    response: { ...room, previewUrl: room.src, reducedFrom: { width: 4000, height: 3000 } },
  },
  'PUT /admin/files': {
    query: { path: listed.src },
    body: { alt: '진료실', tags: ['내부'] },
    response: listed,
  },
  'DELETE /admin/files': { query: { path: room.src } },
  'POST /admin/files/bulk': {
    body: { action: 'tag', paths: [room.src], tags: ['내부'] },
    response: { changed: 1 },
  },
  'POST /admin/files/crop': {
    body: { path: room.src, x: 0, y: 150, width: 1200, height: 675 },
    response: { ...cut, previewUrl: cut.src, reducedFrom: null },
  },
  'POST /customer/files': {
    query: { alt: stored.alt },
    response: { ...stored, previewUrl: signed.replace('post', 'upload'), reducedFrom: null },
  },
  'GET /customer/gated-files/{hash}': {
    params: { hash },
    query: { scope: 'post', until: '1795150800', signature: 'Zm9yIGV4YW1wbGU', width: '640', strip: '2' },
  },
}

export default examples
