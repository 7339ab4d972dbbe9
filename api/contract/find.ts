import { keyword } from '#schema/call-parts.ts'
import { foundThing } from '#schema/find.ts'
import { allRoles, call, signedOut } from '../call.ts'
import { z } from 'zod'

export const findContract = {
  'GET /admin/find': call({
    summary: '콘솔에서 찾기',
    description:
      '콘텐츠, 페이지, 고객, 예약과 고객 문의·게시글을 이름으로 찾아 가까운 것부터 답합니다. 종류마다 다섯 개까지입니다. 콘텐츠, 페이지와 고객은 초성으로도 찾습니다. 고객과 예약(오늘부터의 것)은 이름, 예약 번호나 전화번호 두 글자부터 찾고 이름을 가립니다. 고객 문의·게시글은 제목, 내용이나 쓴 사람으로 찾습니다. 계정이 볼 수 없는 것은 찾지 않습니다.',
    access: 'admin',
    roles: allRoles,
    tag: 'console',
    query: z.object({ q: keyword }),
    response: z.object({ rows: z.array(foundThing) }),
    problems: signedOut,
    // It looks through every table of the clinic's, at each pause in the typing.
    rateLimit: { points: 240, seconds: 60 },
  }),
}
