import { limitRefusal, refusalDays } from '#schema/limit-refusals.ts'
import { call, signedOut } from '../call.ts'
import { z } from 'zod'

export const limitRefusalsContract = {
  'GET /admin/limit-refusals': call({
    summary: '한도에 닿아 거절한 수, 날마다',
    description: `최근 ${refusalDays}일 동안 인증 전의 임시 예약과 신청, 인증번호가 병원의 한도에 닿은 수입니다. 새 날부터 답하고, 거절이 없는 날은 없습니다.`,
    access: 'admin',
    roles: ['owner', 'manager', 'desk'],
    tag: 'console-reservation',
    response: z.object({ rows: z.array(limitRefusal) }),
    problems: signedOut,
  }),
}
