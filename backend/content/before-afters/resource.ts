import { publishingRoles, siteRoles } from '#api/call.ts'
import { isVisible, longText, productIds, publishedAt } from '#backend/editing/resources/common-fields.ts'
import { defineResource } from '#backend/editing/resources/define-resource.ts'
import { gatedImage } from '#schema/files.ts'
import { image, line, paragraph } from '#schema/primitives.ts'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { beforeAfterProducts, beforeAfters } from './table.ts'

const pictures = z
  .array(gatedImage.meta({ title: '사진' }))
  .min(1, '사진을 한 장은 올려 주세요.')
  .max(10)

/** Every before has its after. Source: docs/product.md, G1. */
const schema = z
  .object({
    title: line(120).trim().min(1, '제목을 적어 주세요.').meta({ title: '제목' }),
    note: paragraph(300).trim().default('').meta({
      title: '촬영 조건',
      hint: '예: 30대 여성, 3회 진료 후 8주, 같은 조명에서 촬영. 치료 기간과 조건을 밝혀야 합니다(의료광고 기준).',
    }),
    before: pictures.meta({ title: '전 사진', hint: '차례대로 후 사진과 짝을 이룹니다.' }),
    after: pictures.meta({ title: '후 사진' }),
    cover: image.nullable().default(null).meta({
      title: '대표 그림',
      hint: '누구에게나 보입니다. 환자가 나오지 않는 그림을 골라 주세요.',
    }),
    productIds,
    publishedAt,
    isVisible,
    isNoYouth: z
      .boolean()
      .default(false)
      .meta({ title: '청소년에게 보이지 않기', hint: '켜면 성인으로 인증한 회원만 사진을 봅니다.' }),
    body: longText,
  })
  .superRefine(({ before, after }, context) => {
    if (before.length === after.length) return
    const message = `전 사진이 ${before.length}장이므로 후 사진도 ${before.length}장이어야 합니다(지금 ${after.length}장).`
    context.addIssue({ code: 'custom', path: ['after'], message })
  })

const sampleImage = { alt: '볼의 기미', width: 900, height: 900 }

export default defineResource({
  name: 'before-afters',
  title: '전후 사진',
  description: '진료 전과 후의 사진. 누가 볼 수 있는지는 설정에서 정합니다.',
  place: 42,
  schema,
  table: beforeAfters,
  titleField: 'title',
  parts: {
    productIds: { kind: 'links', table: beforeAfterProducts, own: 'beforeAfterId', other: 'productId' },
  },
  list: {
    columns: [
      { name: 'cover', title: '그림', kind: 'image' },
      { name: 'title', title: '제목', kind: 'text', isSortable: true },
      { name: 'isNoYouth', title: '성인만', kind: 'flag' },
      { name: 'publishedAt', title: '게시 시각', kind: 'moment', isSortable: true },
    ],
    filters: {
      isNoYouth: {
        title: '대상',
        of: { labels: { true: '성인만', false: '청소년도' } },
        where: (value) => eq(beforeAfters.isNoYouth, value === 'true'),
      },
    },
    defaultSort: '-publishedAt',
  },
  access: { read: siteRoles, write: siteRoles, remove: publishingRoles },
  page: '/before-afters/{id}',
  sample: {
    title: '기미 토닝 10회',
    note: '40대 여성, 10회 진료 후 8주, 같은 조명에서 촬영',
    before: [{ ...sampleImage, src: '/_files/1/gated/0123456789abcdef.webp' }],
    after: [{ ...sampleImage, src: '/_files/1/gated/fedcba9876543210.webp' }],
    publishedAt: '2026-11-20T01:00:00.000Z',
  },
})
