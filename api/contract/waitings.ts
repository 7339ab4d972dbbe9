import { listOf, paging, rowId } from '#schema/call-parts.ts'
import { bookingDay } from '#schema/employees.ts'
import { reservation } from '#schema/reservations.ts'
import {
  consoleWaiting,
  openedWaiting,
  ownWaiting,
  waitingAcceptance,
  waitingInput,
  waitingKey,
} from '#schema/waitings.ts'
import { call, signedOut } from '../call.ts'
import { z } from 'zod'

const often = '너무 자주 시도했을 때'
const unknown = '링크가 끝났거나 맞지 않을 때, 이미 그만둔 대기일 때'
const guesses = { points: 30, seconds: 60 }

/** The desk, and who runs the clinic. */
const roles = ['owner', 'manager', 'desk'] as const

export const waitingsContract = {
  'POST /customer/waitings': call({
    summary: '꽉 찬 날의 자리 기다리기',
    description:
      '예약이 취소되거나 옮겨져 시간이 비면 먼저 신청한 사람부터, 시술에 소요 시간과 의료진이 맞는 사람에게 그 시간을 잡아 두고 문자로 알립니다. 예약과 같은 인증과 동의가 필요합니다. 전화번호 하나로 하루에 한 번, 다섯 날까지 기다립니다.',
    access: 'public',
    isOpenToOthers: true,
    tag: 'reservation',
    status: 201,
    body: waitingInput,
    response: ownWaiting,
    rateLimit: { points: 60, seconds: 600 },
    problems: {
      401: '신청하는 사이에 탈퇴했거나, 보낸 토큰이 유효하지 않을 때',
      409: '그날 빈 시간이 있을 때(slot-free), 그날을 이미 기다리고 있을 때(waiting-already), 약관이 새 판으로 바뀌었을 때',
      422: '예약을 받지 않는 날이거나, 옵션, 의료진, 전화번호가 맞지 않거나, 필요한 동의가 없거나, 너무 여러 날을 기다릴 때(too-many-waitings), 인증 없이 신청할 수 있는 한도에 닿았을 때(proof-needed)',
      429: often,
    },
  }),
  'GET /customer/waitings': call({
    summary: '내가 기다리는 자리, 가까운 날부터',
    access: 'customer',
    tag: 'reservation',
    response: z.object({ rows: z.array(ownWaiting) }),
    problems: signedOut,
  }),
  'POST /guest/waitings/lookup': call({
    summary: '기다리는 자리 하나, 안내 문자의 링크로',
    access: 'public',
    isOpenToOthers: true,
    tag: 'reservation',
    body: waitingKey,
    response: openedWaiting,
    rateLimit: guesses,
    problems: { 404: unknown, 429: often },
  }),
  'POST /guest/waitings/accept': call({
    summary: '잡아 둔 자리 예약하기',
    description: '신청할 때의 이름과 전화번호, 시술로 예약합니다. 다시 보내도 같은 예약을 답합니다.',
    access: 'public',
    isOpenToOthers: true,
    tag: 'reservation',
    body: waitingAcceptance,
    response: reservation,
    rateLimit: guesses,
    problems: {
      401: '기다리던 고객이 탈퇴했을 때',
      404: unknown,
      409: '난 자리가 없거나 잡아 둔 시간이 지났을 때(offer-over), 약관이 새 판으로 바뀌었을 때',
      422: '새로 생긴 동의가 필요하거나(consent-required), 같은 시간에 다른 예약이 있을 때',
      429: often,
    },
  }),
  'POST /guest/waitings/withdraw': call({
    summary: '그만 기다리기',
    description: '신청한 것을 지웁니다. 잡아 둔 자리가 있었으면 다음 사람에게 권합니다.',
    access: 'public',
    isOpenToOthers: true,
    tag: 'reservation',
    body: waitingKey,
    status: 204,
    rateLimit: guesses,
    problems: { 404: unknown, 429: often },
  }),
  'GET /admin/waitings': call({
    summary: '기다리는 사람들, 날마다 먼저 온 순서로',
    description: 'day가 없으면 오늘부터 모든 날. 이름과 전화번호는 가려져 있습니다.',
    access: 'admin',
    roles,
    tag: 'console-reservation',
    query: z.object({ ...paging, day: bookingDay.optional() }),
    response: listOf(consoleWaiting),
    problems: signedOut,
  }),
  'DELETE /admin/waitings/{waitingId}': call({
    summary: '기다리는 사람을 명단에서 빼기',
    description: '변경 기록에 남습니다. 잡아 둔 자리가 있었으면 다음 사람에게 권합니다.',
    access: 'admin',
    roles,
    tag: 'console-reservation',
    params: z.object({ waitingId: rowId }),
    status: 204,
    problems: { ...signedOut, 404: '그런 대기가 없을 때' },
  }),
}
