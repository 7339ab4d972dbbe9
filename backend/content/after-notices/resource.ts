import { allRoles, publishingRoles, siteRoles } from '#api/call.ts'
import { isVisible, productIds } from '#backend/editing/resources/common-fields.ts'
import { defineResource } from '#backend/editing/resources/define-resource.ts'
import { image, line } from '#schema/primitives.ts'
import { richText } from '#schema/rich-text.ts'
import { z } from 'zod'
import { afterNoticeProducts, afterNotices } from './table.ts'

export default defineResource({
  name: 'after-notices',
  title: '시술 후 주의 사항',
  description: '시술을 받은 뒤에 지킬 것. 고른 시술의 페이지에도 보입니다.',
  place: 46,
  schema: z.object({
    title: line(120).trim().min(1, '제목을 적어 주세요.').meta({ title: '제목' }),
    isVisible,
    productIds,
    image: image.nullable().default(null).meta({ title: '그림' }),
    body: richText,
  }),
  table: afterNotices,
  titleField: 'title',
  translated: ['title', 'body'],
  parts: {
    productIds: { kind: 'links', table: afterNoticeProducts, own: 'afterNoticeId', other: 'productId' },
  },
  list: {
    columns: [{ name: 'title', title: '제목', kind: 'text', isSortable: true }],
    position: 'position',
    defaultSort: 'position',
  },
  access: { read: allRoles, write: siteRoles, remove: publishingRoles },
  page: '/after-notices',
  sample: {
    title: '레이저 시술 뒤에',
    body: [{ type: 'list', items: ['사흘 동안 사우나와 격한 운동을 쉬어 주세요.'] }],
  },
})
