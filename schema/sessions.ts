import { moment } from './call-parts.ts'
import { z } from 'zod'

/** The session that a sign-out means: its id, as the `session-id` header of the sign-in's answer told it. */
export const sessionChoice = z.object({ sessionId: z.uuid('session-id 헤더의 값을 넣습니다.').optional() })

/** Member's wish to stay signed in after the browser is closed. */
export const staysSignedIn = z.boolean().default(false).meta({ description: '로그인 유지' })

/** A place in which a member is signed in. */
export const memberSession = z.object({
  id: z.uuid(),
  browser: z.string().meta({ description: '브라우저와 기기. 알 수 없으면 빈 글' }),
  startedAt: moment,
  seenAt: moment.meta({ description: '마지막으로 쓴 때, 12시간 단위' }),
  staysSignedIn: z.boolean(),
  isThis: z.boolean(),
})
export type MemberSession = z.infer<typeof memberSession>
