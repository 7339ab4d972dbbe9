import { allRoles, publishingRoles } from '#api/call.ts'
import { readKeywords, writeKeywords } from '#backend/clinic/partners/keywords.ts'
import { line } from '#schema/primitives.ts'
import { z } from 'zod'
import { defineSetting } from '../define-setting.ts'

export default defineSetting({
  name: 'keywords',
  title: '추천 검색어',
  description: '검색창을 열었을 때 먼저 권하는 말. 위에 있는 것부터 보입니다.',
  menu: 'content',
  place: 68,
  schema: z.object({
    keywords: z
      .array(line(60).trim().min(1, '검색어를 적어 주세요.').meta({ title: '검색어' }))
      .max(20)
      .refine((words) => new Set(words).size === words.length, '같은 검색어는 한 번만 적습니다.')
      .default([])
      .meta({ title: '추천 검색어', hint: '방문자가 누르면 그 말로 검색합니다. 없으면 보이지 않습니다.' }),
  }),
  access: { read: allRoles, write: publishingRoles },
  read: async (tx) => ({ keywords: await readKeywords(tx) }),
  write: (tx, { keywords }) => writeKeywords(tx, keywords),
  page: '/search',
  sample: { keywords: ['보톡스', '리프팅'] },
})
