import type { filesContract } from '#api/contract/files.ts'
import type { Examples } from '#backend/documentation/example.ts'

const hash = '5f1d0f7c2b9a4e6d'
const signed = `/_api/customer/gated-files/${hash}?scope=post&until=1795150800&signature=Zm9yIGV4YW1wbGU`
const stored = { src: `/_files/1/gated/${hash}.webp`, alt: '붉어진 곳', width: 800, height: 600 }

const examples: Examples<keyof typeof filesContract> = {
  'GET /admin/gated-files/{hash}': { params: { hash }, query: { width: '320' } },
  'GET /admin/files': {
    query: { isGated: false },
    response: { rows: [{ src: '/_files/1/0123456789abcdef.webp', alt: '진료실', width: 1600, height: 900 }] },
  },
  'POST /admin/files': {
    query: { alt: '진료실' },
    response: {
      src: `/_files/1/${hash}.webp`,
      alt: '진료실',
      width: 1200,
      height: 800,
      previewUrl: `/_files/1/${hash}.webp`,
    },
  },
  'DELETE /admin/files': { query: { path: `/_files/1/${hash}.webp` } },
  'POST /customer/files': {
    query: { alt: stored.alt },
    response: { ...stored, previewUrl: signed.replace('post', 'upload') },
  },
  'GET /customer/gated-files/{hash}': {
    params: { hash },
    query: { scope: 'post', until: '1795150800', signature: 'Zm9yIGV4YW1wbGU', width: '640' },
  },
}

export default examples
