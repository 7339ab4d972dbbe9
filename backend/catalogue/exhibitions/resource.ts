import { allRoles, publishingRoles, siteRoles } from '#api/call.ts'
import { isVisible, longText, productIds } from '#backend/editing/resources/common-fields.ts'
import { defineResource } from '#backend/editing/resources/define-resource.ts'
import { isPeriod } from '#backend/editing/resources/period.ts'
import { moment } from '#schema/call-parts.ts'
import { image, line, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'
import { exhibitionProducts, exhibitions } from './table.ts'

export default defineResource({
  name: 'exhibitions',
  title: '기획전',
  description: '한 주제로 묶어 보이는 시술. 예: 예비 신부 기획전.',
  place: 32,
  schema: z
    .object({
      title: line(120).trim().min(1, '기획전의 제목을 적어 주세요.').meta({ title: '제목' }),
      isVisible,
      startsAt: moment
        .nullable()
        .default(null)
        .meta({ title: '시작', control: 'moment', hint: '비우면 바로 나타납니다.' }),
      endsAt: moment
        .nullable()
        .default(null)
        .meta({ title: '끝', control: 'moment', hint: '비우면 내릴 때까지 보입니다.' }),
      productIds: productIds.meta({ isOrdered: true, hint: '고른 차례대로 보입니다.' }),
      summary: paragraph(300).default('').meta({ title: '한 줄 소개' }),
      image: image.nullable().default(null).meta({ title: '그림', ratio: '16:9' }),
      body: longText,
    })
    .superRefine(isPeriod),
  table: exhibitions,
  titleField: 'title',
  translated: ['title', 'summary', 'body'],
  parts: {
    productIds: {
      kind: 'links',
      table: exhibitionProducts,
      own: 'exhibitionId',
      other: 'productId',
      position: 'position',
    },
  },
  list: {
    columns: [
      { name: 'image', title: '그림', kind: 'image' },
      { name: 'title', title: '제목', kind: 'text', isSortable: true },
      { name: 'startsAt', title: '시작', kind: 'moment', isSortable: true },
      { name: 'endsAt', title: '끝', kind: 'moment', isSortable: true },
    ],
    position: 'position',
    defaultSort: 'position',
  },
  access: { read: allRoles, write: siteRoles, remove: publishingRoles },
  page: '/exhibitions/{id}',
  sample: { title: '예비 신부 기획전', summary: '예식 석 달 전부터 준비하는 관리입니다.' },
})
