import { defineBlock } from '#schema/define-block.ts'
import { ground, line, link } from '#schema/primitives.ts'
import { z } from 'zod'
import { queries } from './queries.ts'

export default defineBlock({
  component: 'NoticeListSection',
  slot: 'section',
  version: 1,
  title: '공지 목록',
  description: '공지를 쪽으로 나누어 모두 보여 주고, 낱말로 찾습니다.',
  schema: z.object({
    ground: ground.default('plain'),
    pageSize: z.number().int().min(5).max(50).default(10).meta({ title: '한 쪽의 개수' }),
    hasSearch: z.boolean().default(true).meta({ title: '검색 보이기' }),
    emptyText: line(80).default('아직 알려 드릴 소식이 없습니다.').meta({ title: '없을 때의 글' }),
    emptyLink: link.default({ title: '고객센터로', url: '/cscenter' }).meta({ title: '없을 때의 링크' }),
  }),
  migrations: {},
  sample: {},
  queries,
  parameters: ['keyword', 'page'],
})
