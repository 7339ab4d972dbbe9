import { allRoles, publishingRoles, siteRoles } from '#api/call.ts'
import { notices } from './table.ts'
import { isVisible, publishedAt } from '#backend/editing/resources/common-fields.ts'
import { defineResource, type Name } from '#backend/editing/resources/define-resource.ts'
import { image, line } from '#schema/primitives.ts'
import { richText } from '#schema/rich-text.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { and, asc, eq, ne } from 'drizzle-orm'
import { z } from 'zod'

export default defineResource({
  name: 'notices',
  title: '공지',
  description: '고객센터에 올리는 소식. 게시 시각이 되면 스스로 나타납니다.',
  place: 40,
  schema: z.object({
    title: line(160).trim().min(1, '제목을 적어 주세요.').meta({ title: '제목' }),
    category: line(20)
      .trim()
      .default('')
      .meta({ title: '머리말', names: 'notice-categories', hint: '예: 휴진, 진료, 비용' }),
    publishedAt,
    isVisible,
    isPinned: z.boolean().default(false).meta({ title: '목록 맨 위에 고정' }),
    image: image.nullable().default(null).meta({ title: '그림' }),
    body: richText,
  }),
  table: notices,
  titleField: 'title',
  translated: ['title', 'category', 'body'],
  list: {
    columns: [
      { name: 'title', title: '제목', kind: 'text', isSortable: true },
      { name: 'category', title: '머리말', kind: 'text', isSortable: true },
      { name: 'isPinned', title: '고정', kind: 'flag' },
      { name: 'publishedAt', title: '게시 시각', kind: 'moment', isSortable: true },
    ],
    filters: {
      isPinned: {
        title: '고정',
        of: { labels: { true: '고정한 것', false: '고정하지 않은 것' } },
        where: (value) => eq(notices.isPinned, value === 'true'),
      },
    },
    defaultSort: '-publishedAt',
  },
  names: { 'notice-categories': ({ tx }) => listCategories(tx) },
  access: { read: allRoles, write: siteRoles, remove: publishingRoles },
  page: '/cscenter/notice/{id}',
  sample: {
    title: '설 연휴 진료 안내',
    category: '휴진',
    publishedAt: '2026-11-20T01:00:00.000Z',
    body: [{ type: 'paragraph', text: '설 연휴에는 진료하지 않습니다.' }],
  },
})

async function listCategories(tx: PartnerTransaction): Promise<Name[]> {
  const rows = await tx
    .selectDistinct({ category: notices.category })
    .from(notices)
    .where(and(isOfPartner(tx, notices), ne(notices.category, '')))
    .orderBy(asc(notices.category))
  return rows.map(({ category }) => ({ value: category, label: category, note: '' }))
}
