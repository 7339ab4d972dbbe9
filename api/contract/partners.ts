import { moment } from '#schema/call-parts.ts'
import { partner, partnerRevision } from '#schema/partners.ts'
import { line } from '#schema/primitives.ts'
import { call } from '../call.ts'
import { z } from 'zod'

const unknownHost = { 404: '이 주소의 병원이 없을 때' } as const

export const partnersContract = {
  'GET /partners/this/homepage-deploy-status': call({
    summary: '홈페이지의 공개 상태',
    description: 'state는 한 번도 공개하지 않았으면 WAITING, 공개한 것이 있으면 DEPLOYED입니다.',
    access: 'public',
    tag: 'partner',
    response: z.object({
      state: z.enum(['WAITING', 'DEPLOYED']),
      revision: z.number().int().nonnegative(),
      publishedAt: moment.nullable(),
      /** Whether something is saved that is not published. */
      hasDrafts: z.boolean(),
    }),
  }),
  'GET /partners/this': call({
    summary: '요청한 호스트의 병원 정보',
    access: 'public',
    tag: 'partner',
    response: partner,
    problems: unknownHost,
  }),
  'GET /partners/this/revision': call({
    summary: '지금 공개된 리비전',
    description: '페이지 캐시가 무엇을 보여 줄지 정하는 데 씁니다.',
    access: 'public',
    tag: 'partner',
    response: partnerRevision,
    problems: unknownHost,
  }),
  'GET /customer/partner-keywords': call({
    summary: '추천 검색어',
    access: 'public',
    tag: 'partner',
    response: z.object({ rows: z.array(z.object({ keyword: line(60) })) }),
    problems: unknownHost,
  }),
}
