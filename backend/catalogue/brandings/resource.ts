import { allRoles, publishingRoles, siteRoles } from '#api/call.ts'
import { isVisible, longText, productIds } from '#backend/editing/resources/common-fields.ts'
import { defineResource } from '#backend/editing/resources/define-resource.ts'
import { image, line, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'
import { brandingProducts, brandings } from './table.ts'

export default defineResource({
  name: 'brandings',
  title: '브랜딩 페이지',
  description: '병원이 내세우는 이름 하나를 소개하고 그 시술을 보이는 페이지.',
  place: 34,
  schema: z.object({
    title: line(120).trim().min(1, '제목을 적어 주세요.').meta({ title: '제목' }),
    isVisible,
    summary: paragraph(300).default('').meta({ title: '한 줄 소개' }),
    image: image.nullable().default(null).meta({ title: '그림', ratio: '21:9' }),
    body: longText,
    productIds: productIds.meta({ isOrdered: true, hint: '고른 차례대로 보입니다.' }),
  }),
  table: brandings,
  titleField: 'title',
  translated: ['title', 'summary', 'body'],
  parts: {
    productIds: {
      kind: 'links',
      table: brandingProducts,
      own: 'brandingId',
      other: 'productId',
      position: 'position',
    },
  },
  list: {
    columns: [
      { name: 'image', title: '그림', kind: 'image' },
      { name: 'title', title: '제목', kind: 'text', isSortable: true },
    ],
    position: 'position',
    defaultSort: 'position',
  },
  access: { read: allRoles, write: siteRoles, remove: publishingRoles },
  page: '/brandings/{id}',
  sample: { title: '라온 스킨 케어', summary: '피부의 바탕부터 돌보는 라온의 방법입니다.' },
})
