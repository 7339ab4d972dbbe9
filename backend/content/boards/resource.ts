import { allRoles, publishingRoles, siteRoles } from '#api/call.ts'
import { isVisible, publishedAt } from '#backend/editing/resources/common-fields.ts'
import { defineResource } from '#backend/editing/resources/define-resource.ts'
import { outer } from '#backend/editing/resources/outer.ts'
import { image, line, paragraph } from '#schema/primitives.ts'
import { richText } from '#schema/rich-text.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { boards } from './table.ts'

export default defineResource({
  name: 'boards',
  title: '게시글',
  description: '병원이 게시판에 올리는 글. 게시 시각이 되면 스스로 나타납니다.',
  place: 47,
  schema: z.object({
    title: line(160).trim().min(1, '제목을 적어 주세요.').meta({ title: '제목' }),
    boardTypeId: z
      .number({ error: '게시판을 골라 주세요.' })
      .int()
      .meta({ title: '게시판', references: 'board-types' }),
    publishedAt,
    isVisible,
    isPinned: z.boolean().default(false).meta({ title: '목록 맨 위에 고정' }),
    summary: paragraph(300).default('').meta({ title: '한 줄 소개' }),
    image: image.nullable().default(null).meta({ title: '그림' }),
    body: richText,
  }),
  table: boards,
  titleField: 'title',
  translated: ['title', 'summary', 'body'],
  list: {
    columns: [
      { name: 'image', title: '그림', kind: 'image' },
      { name: 'title', title: '제목', kind: 'text', isSortable: true },
      {
        name: 'boardType',
        title: '게시판',
        kind: 'text',
        value: sql`(select t.name from board_types t
          where t.partner_id = ${outer(boards.partnerId)} and t.id = ${outer(boards.boardTypeId)})`,
      },
      { name: 'publishedAt', title: '게시 시각', kind: 'moment', isSortable: true },
    ],
    filters: {
      boardTypeId: {
        title: '게시판',
        of: { references: 'board-types' },
        where: (value) => sql`${boards.boardTypeId}::text = ${value}`,
      },
    },
    defaultSort: '-publishedAt',
  },
  access: { read: allRoles, write: siteRoles, remove: publishingRoles },
  page: '/boards',
  sample: {
    title: '색소 치료는 왜 여러 번 하나요',
    boardTypeId: 1,
    publishedAt: '2026-11-20T01:00:00.000Z',
    body: [{ type: 'paragraph', text: '색소는 얕은 데부터 조금씩 옅어집니다.' }],
  },
})
