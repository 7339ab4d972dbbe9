import { keyword, typed } from '#schema/call-parts.ts'
import { describedLink, linkTarget } from '#schema/link-targets.ts'
import { z } from 'zod'
import { allRoles, call, signedOut } from '../call.ts'

export const linkTargetsContract = {
  'GET /admin/link-targets': call({
    summary: '링크로 갈 수 있는 곳',
    description:
      '예약 창과 연락처, 초안의 페이지, 페이지가 있는 콘텐츠를 이름과 초성으로 찾습니다. 종류마다 20개까지이고, search가 비면 종류마다 처음 몇 개입니다.',
    access: 'admin',
    roles: allRoles,
    tag: 'console',
    query: z.object({ search: keyword.default('') }),
    response: z.object({ rows: z.array(linkTarget) }),
    problems: signedOut,
  }),
  'GET /admin/link-targets/described': call({
    summary: '주소가 가리키는 것',
    description: '초안대로 공개한 사이트에서 그 주소가 무엇을 보이는지, 갈 수 없으면 왜인지 알려 줍니다.',
    access: 'admin',
    roles: allRoles,
    tag: 'console',
    query: z.object({ url: typed(2000) }),
    response: describedLink,
    problems: signedOut,
  }),
}
