import { listOf, paging, rowId } from '#schema/call-parts.ts'
import {
  consoleConsultation,
  consultationChange,
  consultationInput,
  consultationStatus,
  ownConsultation,
  receivedConsultation,
} from '#schema/consultations.ts'
import { call, signedOut, tooManyReveals } from '../call.ts'
import { z } from 'zod'

/** The desk, and who runs the clinic. */
const roles = ['owner', 'manager', 'desk'] as const
const params = z.object({ consultationId: rowId })
const unknown = { ...signedOut, 404: '그런 상담 신청이 없을 때' } as const

const ofOne = (summary: string, description?: string) =>
  ({
    summary,
    ...(description !== undefined && { description }),
    access: 'admin',
    roles,
    tag: 'console-reservation',
    params,
    response: consoleConsultation,
    problems: unknown,
  }) as const

export const consultationsContract = {
  'POST /customer/consultations': call({
    summary: '상담 신청하기',
    description:
      '병원이 전화해 주기를 청합니다. 예약과 같은 인증과 동의가 필요하고, 적은 말이 건강에 관한 것일 수 있어 민감정보 동의도 받습니다(GET /customer/reservation-confirm?isConsultation=true). 신청한 말은 문자에 들어가지 않습니다.',
    access: 'public',
    isOpenToOthers: true,
    tag: 'reservation',
    status: 201,
    body: consultationInput,
    response: receivedConsultation,
    rateLimit: { points: 30, seconds: 600 },
    problems: {
      401: '신청하는 사이에 탈퇴했거나, 보낸 토큰이 유효하지 않을 때',
      409: '약관이 새 판으로 바뀌었을 때',
      422: '시술, 전화번호가 맞지 않거나, 필요한 동의가 없거나, 답하지 않은 신청이 너무 많을 때(too-many-consultations)',
      429: '너무 자주 시도했을 때',
    },
  }),
  'GET /customer/consultations': call({
    summary: '내 상담 신청, 새것부터',
    access: 'customer',
    tag: 'reservation',
    query: z.object(paging),
    response: listOf(ownConsultation),
    problems: signedOut,
  }),
  'POST /customer/consultations/{consultationId}/withdraw': call({
    summary: '내 상담 신청 취소',
    access: 'customer',
    tag: 'reservation',
    params,
    response: ownConsultation,
    problems: {
      ...signedOut,
      404: '그런 신청이 없거나 내 신청이 아닐 때',
      409: '병원이 이미 연락했거나 끝난 신청일 때',
    },
  }),
  'GET /admin/consultations': call({
    summary: '상담 신청 목록, 새 신청이 먼저',
    description: '이름과 전화번호는 가려져 있습니다. 온전한 것은 POST …/reveal로 봅니다.',
    access: 'admin',
    roles,
    tag: 'console-reservation',
    query: z.object({ ...paging, status: consultationStatus.optional() }),
    response: listOf(consoleConsultation),
    problems: signedOut,
  }),
  'GET /admin/consultations/{consultationId}': call(ofOne('상담 신청 하나, 연락처를 가리고')),
  'POST /admin/consultations/{consultationId}/reveal': call({
    ...ofOne('상담 신청의 연락처 보기', '누가 언제 보았는지 변경 기록에 남습니다.'),
    problems: { ...unknown, ...tooManyReveals },
  }),
  'PUT /admin/consultations/{consultationId}': call({
    ...ofOne('상담 신청의 상태와 메모', '준 것만 바뀝니다.'),
    body: consultationChange,
    problems: { ...unknown, 422: '그런 예약이 없을 때' },
  }),
}
