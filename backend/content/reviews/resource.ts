import { publishingRoles, siteRoles } from '#api/call.ts'
import { isVisible, productIds, publishedAt } from '#backend/editing/resources/common-fields.ts'
import { defineResource } from '#backend/editing/resources/define-resource.ts'
import { day } from '#schema/call-parts.ts'
import { gatedImage } from '#schema/files.ts'
import { line, paragraph } from '#schema/primitives.ts'
import { z } from 'zod'
import { reviewProducts, reviews } from './table.ts'

export default defineResource({
  name: 'reviews',
  title: '후기',
  description: '환자가 남긴 말. 누가 볼 수 있는지는 설정에서 정합니다.',
  place: 44,
  schema: z.object({
    title: line(120).trim().min(1, '제목을 적어 주세요.').meta({ title: '제목' }),
    content: paragraph(5000).trim().min(1, '후기의 글을 적어 주세요.').meta({ title: '글' }),
    author: line(20)
      .trim()
      .min(1, '쓴 사람을 적어 주세요. 예: 김*늘')
      .meta({ title: '쓴 사람', hint: '사이트에 이대로 보입니다. 이름은 가려 적어 주세요. 예: 김*늘' }),
    rating: z.number().int().min(1).max(5).nullable().default(null).meta({ title: '별점(1~5)' }),
    visitedOn: day.nullable().default(null).meta({ title: '방문한 날' }),
    images: z
      .array(gatedImage.meta({ title: '사진' }))
      .max(10)
      .default([])
      .meta({ title: '사진' }),
    productIds,
    publishedAt,
    isVisible,
  }),
  table: reviews,
  titleField: 'title',
  parts: {
    productIds: { kind: 'links', table: reviewProducts, own: 'partnerReviewId', other: 'productId' },
  },
  list: {
    columns: [
      { name: 'title', title: '제목', kind: 'text', isSortable: true },
      { name: 'author', title: '쓴 사람', kind: 'text', isSortable: true },
      { name: 'rating', title: '별점', kind: 'number', isSortable: true },
      { name: 'publishedAt', title: '게시 시각', kind: 'moment', isSortable: true },
    ],
    defaultSort: '-publishedAt',
  },
  access: { read: siteRoles, write: siteRoles, remove: publishingRoles },
  page: '/reviews',
  sample: {
    title: '설명을 자세히 들었습니다',
    content: '무엇을 하고 무엇을 하지 않을지 먼저 말씀해 주셨어요.',
    author: '김*늘',
    rating: 5,
    visitedOn: '2026-09-12',
    publishedAt: '2026-11-20T01:00:00.000Z',
  },
})
