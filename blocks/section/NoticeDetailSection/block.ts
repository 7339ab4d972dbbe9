import type { CallOutput } from '#api/client.ts'
import { defineBlock } from '#schema/define-block.ts'
import { link } from '#schema/primitives.ts'
import { excerptOf } from '#schema/plain/excerpt.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'NoticeDetailSection',
  slot: 'section',
  version: 1,
  title: '공지 하나',
  description: '주소의 번호가 가리키는 공지와 그 앞뒤 공지를 보여 줍니다.',
  schema: z.object({
    list: link
      .default({ title: '공지사항', url: '/cscenter/notice' })
      .meta({ title: '목록', hint: '목록의 이름과 주소입니다.' }),
  }),
  migrations: {},
  sample: {},
  queries,
  subject: {
    query: 'notice',
    describe: (notice: CallOutput<'GET /customer/notices/{id}'>, { origin, path }) => ({
      title: notice.title,
      description: excerptOf(notice.body),
      image: notice.image,
      breadcrumbs: [
        { title: '고객센터', url: '/cscenter' },
        { title: '공지사항', url: '/cscenter/notice' },
      ],
      structuredData: [
        {
          '@type': 'NewsArticle',
          headline: notice.title,
          datePublished: notice.publishedAt,
          mainEntityOfPage: `${origin}${path}`,
        },
      ],
    }),
  },
})
