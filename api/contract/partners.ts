import { moment } from '#schema/call-parts.ts'
import { partner, partnerHosts, partnerRevision } from '#schema/partners.ts'
import { line } from '#schema/primitives.ts'
import { call, publishingRoles, signedOut } from '../call.ts'
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
      /** True where a saved draft is not published. */
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
  'GET /admin/hosts': call({
    summary: '사이트의 주소들',
    description:
      '운영사가 정한 차례이고, 첫째가 대표 도메인입니다. linksTo는 메시지의 링크가 시작하는 주소로, 채널과 분석의 ‘사이트 주소’를 정했으면 그것입니다.',
    access: 'admin',
    roles: publishingRoles,
    tag: 'console-settings',
    response: partnerHosts,
    problems: signedOut,
  }),
  'GET /customer/partner-keywords': call({
    summary: '추천 검색어',
    access: 'public',
    tag: 'partner',
    response: z.object({ rows: z.array(z.object({ keyword: line(60) })) }),
    problems: unknownHost,
  }),
}
