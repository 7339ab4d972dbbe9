import type { CallOutput } from '#api/client.ts'
import { defineBlock } from '#schema/define-block.ts'
import { excerptOf } from '#schema/plain/excerpt.ts'
import { line } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'BoardPostSection',
  slot: 'section',
  version: 1,
  title: '게시판의 글 하나',
  description: '주소의 번호가 가리키는 글과 같은 게시판의 앞뒤 글을 보여 줍니다.',
  schema: z.object({
    hubTitle: line(20)
      .min(1)
      .default('읽을거리')
      .meta({ title: '게시판 모음의 이름', hint: '글 위의 길에 보입니다.' }),
  }),
  migrations: {},
  sample: {},
  queries,
  subject: {
    query: 'post',
    describe: (post: CallOutput<'GET /customer/boards/{id}'>, { origin, path }) => ({
      title: post.title,
      description: excerptOf(post.body) || post.summary,
      image: post.image,
      breadcrumbs: [{ title: '읽을거리', url: '/boards' }],
      structuredData: [
        {
          '@type': 'Article',
          headline: post.title,
          datePublished: post.publishedAt,
          mainEntityOfPage: `${origin}${path}`,
        },
      ],
    }),
  },
})
