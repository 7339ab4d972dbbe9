import { person, presence } from '#schema/presence.ts'
import { z } from 'zod'
import { allRoles, call, signedOut } from '../call.ts'

/** A page tells of itself each time that somebody goes on to another field, and several people share one address. */
const rateLimit = { points: 600, seconds: 60 }
const ofSelf = {
  access: 'admin',
  roles: allRoles,
  tag: 'console',
  isByItself: true,
  whileSuspended: true,
  rateLimit,
  problems: { ...signedOut, 429: '너무 자주 알렸을 때' },
} as const

export const presenceContract = {
  'GET /admin/presence': call({
    summary: '지금 콘솔에 있는 다른 사람들',
    description:
      '화면과, 폼에서 입력하고 있는 항목을 답합니다. 이 로그인은 빼고, 같은 계정의 다른 로그인은 넣습니다(isSelf). 볼 권한이 없는 화면에 있는 사람은 빠집니다.',
    access: 'admin',
    roles: allRoles,
    tag: 'console',
    isByItself: true,
    response: z.object({ rows: z.array(person) }),
    problems: signedOut,
  }),
  'PUT /admin/presence': call({
    ...ofSelf,
    summary: '내가 있는 화면 알리기',
    description: '60초 동안 다시 알리지 않으면 나간 것으로 봅니다. 변경 기록에는 남지 않습니다.',
    body: presence,
  }),
  'DELETE /admin/presence': call({ ...ofSelf, summary: '콘솔에서 나갔다고 알리기' }),
}
