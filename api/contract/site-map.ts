import { listOf, paging } from '#schema/call-parts.ts'
import { mostSiteMapRows, siteMapRow } from '#schema/site-map.ts'
import { call } from '../call.ts'
import { z } from 'zod'

export const siteMapContract = {
  'GET /site-map': call({
    summary: '검색 엔진에 알리는 페이지',
    description:
      '공개된 페이지의 경로를 늘 같은 차례로 답합니다. 검색에서 제외한 페이지, 비밀 시술, 전후 사례는 없습니다.',
    access: 'public',
    tag: 'page',
    query: z.object({
      page: paging.page,
      pageSize: z.coerce.number().int().min(1).max(mostSiteMapRows).default(mostSiteMapRows),
    }),
    response: listOf(siteMapRow),
    problems: { 404: '이 주소의 병원이 없거나 아직 공개하지 않았을 때' },
  }),
}
