import { allRoles, publishingRoles, siteRoles } from '#api/call.ts'
import { boardTypes } from '#backend/content/boards/table.ts'
import { isVisible } from '#backend/editing/resources/common-fields.ts'
import { defineResource } from '#backend/editing/resources/define-resource.ts'
import { line, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'

const writers = { CLINIC: '병원이 쓰는 글', CUSTOMER: '고객이 쓰는 글' }
const layouts = { LIST: '목록', CARD: '카드', GALLERY: '갤러리' }

export default defineResource({
  name: 'board-types',
  title: '게시판',
  description: '글을 모아 두는 곳. 병원이 쓰는 것과 고객이 쓰는 것이 있습니다.',
  place: 48,
  schema: z.object({
    name: line(40).trim().min(1, '게시판의 이름을 적어 주세요.').meta({ title: '이름' }),
    description: paragraph(200).default('').meta({ title: '설명' }),
    writer: z.enum(['CLINIC', 'CUSTOMER']).default('CLINIC').meta({ title: '쓰는 사람', labels: writers }),
    layout: z.enum(['LIST', 'CARD', 'GALLERY']).default('LIST').meta({ title: '모양', labels: layouts }),
    isVisible,
  }),
  table: boardTypes,
  titleField: 'name',
  translated: ['name', 'description'],
  list: {
    columns: [
      { name: 'name', title: '이름', kind: 'text', isSortable: true },
      { name: 'description', title: '설명', kind: 'text' },
    ],
    position: 'position',
    defaultSort: 'position',
  },
  access: { read: allRoles, write: siteRoles, remove: publishingRoles },
  page: '/boards/{id}',
  sample: { name: '피부 이야기', description: '진료실에서 자주 드리는 말씀' },
})
